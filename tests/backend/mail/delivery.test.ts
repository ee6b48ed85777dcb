import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '../../../src/backend/env.ts'
import backend from '../../../src/backend/index.ts'
import { deliverByTheClock, deliverMails } from '../../../src/backend/mail/delivery/deliver.ts'
import { waits } from '../../../src/backend/mail/delivery/outbox-rows.ts'
import { sendByBinding } from '../../../src/backend/mail/delivery/send-by-binding.ts'
import { sendByHttp } from '../../../src/backend/mail/delivery/send-by-http.ts'
import { queueMail } from '../../../src/backend/mail/queue.ts'
import { marketById } from '../../../src/markets/market.ts'

/** Requests to a test's provider, and its replies. */
const requests: { headers: Headers; body: Record<string, unknown> }[] = []
let answer: () => Promise<Response>

const http: Env = {
  ...env,
  MAIL_PROVIDER: 'http',
  MAIL_URL: 'https://mail.example/emails',
  MAIL_KEY: 'the-mail-key',
  MAIL_KEY_HOURS: '24',
}
const keyless: Env = { ...http, MAIL_KEY_HOURS: '0' }
const accepted = async () => Response.json({ id: 'provider-7' })
const minute = 60_000

beforeEach(async () => {
  requests.length = 0
  answer = accepted
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    expect(url).toBe('https://mail.example/emails')
    requests.push({ headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) })
    return answer()
  })
  await env.DB.prepare('DELETE FROM outbox').run()
  await queueMail(env.DB, {
    id: 'form-receipt-17',
    market: marketById(2),
    to: 'gast@example.com',
    replyTo: 'buero@example.com',
    template: 'form-receipt',
    data: { title: 'Kontakt', reference: 'K-17', facts: [{ label: 'Nachricht', value: 'Guten Tag' }] },
  }).run()
})

test('a queued mail goes to the provider under its own id, as HTML and text, and is sent', async () => {
  await deliverMails(http)
  expect(await outbox()).toMatchObject({ state: 'sent', attempts: 1, provider_id: 'provider-7', problem: null })
  expect(requests).toHaveLength(1)
  expect(requests[0]?.headers.get('idempotency-key')).toBe('form-receipt-17')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer the-mail-key')
  expect(requests[0]?.body).toMatchObject({
    from: '"Marehalm" <booking@marehalm.example>',
    to: ['gast@example.com'],
    reply_to: 'buero@example.com',
    subject: expect.stringContaining('Kontakt'),
    html: expect.stringContaining('K-17'),
    text: expect.stringContaining('K-17'),
  })
})

test('a mail that was sent is not sent again, whoever delivers at the same time', async () => {
  await Promise.all([deliverMails(http), deliverMails(http), deliverByTheClock(http)])
  await deliverMails(http)
  expect(requests).toHaveLength(1)
})

test.each([
  ['429', new Response('slow down', { status: 429 })],
  ['401', new Response('who?', { status: 401 })],
  ['a redirect', new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } })],
])('a mail that is refused for now (%s) waits, longer each time, and fails in the end', async (_, reply) => {
  answer = async () => reply.clone()
  let now = Date.now()
  for (const wait of waits) {
    await deliverMails(http, now)
    expect(await outbox()).toMatchObject({ state: 'queued', first_sent_at: null })
    await deliverMails(http, now + wait - minute / 2)
    now = Number((await outbox())?.due_at)
  }
  await deliverMails(http, now)
  expect(await outbox()).toMatchObject({ state: 'failed', attempts: waits.length + 1 })
  expect(requests).toHaveLength(waits.length + 1)
  await deliverMails(http, now + 90 * minute)
  expect(requests).toHaveLength(waits.length + 1)
})

test('a provider that says how long to wait is not asked before', async () => {
  answer = async () => new Response('', { status: 429, headers: { 'retry-after': '3600' } })
  const now = Date.now()
  await deliverMails(http, now)
  const { due_at } = (await outbox()) ?? {}
  expect(Number(due_at)).toBeGreaterThanOrEqual(now + 60 * minute)
})

test.each([400, 413, 422])('a mail that is refused for good (%i) fails at once', async (status) => {
  answer = async () => Response.json({ name: 'validation_error' }, { status })
  await deliverMails(http)
  expect(await outbox()).toMatchObject({ state: 'failed', attempts: 1, problem: `Status ${status}` })
})

const unclear: [string, () => Promise<Response>][] = [
  ['no answer', () => Promise.reject(new TypeError('Network connection lost.'))],
  ['a failure of the provider', async () => new Response('oops', { status: 502 })],
  ['an answer that is no JSON', async () => new Response('<html>OK</html>')],
  ['an answer without an id', async () => Response.json({ ok: true })],
  [
    'another mail under the same id',
    async () => Response.json({ name: 'invalid_idempotent_request' }, { status: 409 }),
  ],
]

test.each(unclear)('after %s a provider without idempotency keys is not asked again', async (_, reply) => {
  answer = reply
  await deliverMails(keyless)
  expect(await outbox()).toMatchObject({ state: 'unknown', attempts: 1 })
  answer = accepted
  await deliverByTheClock(keyless, Date.now() + 24 * 60 * minute)
  expect(requests).toHaveLength(1)
})

test.each(unclear)('after %s a provider that honours keys is asked again under the same one', async (_, reply) => {
  answer = reply
  const now = Date.now()
  await deliverMails(http, now)
  expect(await outbox()).toMatchObject({ state: 'queued', attempts: 1 })
  answer = accepted
  await deliverMails(http, Number((await outbox())?.due_at))
  expect(await outbox()).toMatchObject({ state: 'sent', attempts: 2 })
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['form-receipt-17', 'form-receipt-17'])
  expect(requests[0]?.body).toEqual(requests[1]?.body)
})

test('what may have been sent is never asked again after the provider has forgotten its key', async () => {
  answer = async () => new Response('', { status: 500 })
  const first = Date.now()
  let now = first
  for (let attempt = 0; attempt < 20 && (await outbox())?.state === 'queued'; attempt += 1) {
    await deliverMails(http, now)
    now = Number((await outbox())?.due_at)
  }
  expect(await outbox()).toMatchObject({ state: 'unknown' })
  expect(requests.length).toBeGreaterThan(3)
  expect(now - first).toBeLessThan(24 * 60 * minute)
})

test('a refusal after an attempt without an answer leaves the mail unknown', async () => {
  answer = async () => new Response('', { status: 500 })
  await deliverMails(http)
  answer = async () => new Response('', { status: 422 })
  await deliverMails(http, Number((await outbox())?.due_at))
  expect(await outbox()).toMatchObject({ state: 'unknown', problem: 'Status 422' })
})

test.each([
  ['is unknown where the provider honours no key', keyless, 'unknown', 0],
  ['is sent again under its key where the provider honours it', http, 'sent', 1],
] as const)('a mail whose worker ended in the middle %s', async (_, settings, state, calls) => {
  await env.DB.prepare("UPDATE outbox SET state = 'sending', attempts = 1, due_at = ?1")
    .bind(Date.now() + 1000)
    .run()
  await deliverByTheClock(settings)
  expect(await outbox()).toMatchObject({ state: 'sending' })
  await deliverByTheClock(settings, Date.now() + 2 * minute)
  await deliverByTheClock(settings, Date.now() + 5 * minute)
  expect(await outbox()).toMatchObject({ state })
  expect(requests).toHaveLength(calls)
})

test('the clock goes through everything that is due, more than leave at the same time', async () => {
  const { results } = await env.DB.prepare('SELECT data FROM outbox').all<{ data: string }>()
  await env.DB.prepare(
    `INSERT INTO outbox (id, lan, recipient, template, data, due_at, queued_at)
     SELECT 'more-' || value, 1, 'gaest@example.com', 'form-receipt', ?1, 0, 0 FROM json_each(?2)`,
  )
    .bind(results[0]?.data, JSON.stringify(Array.from({ length: 44 }, (_, index) => index)))
    .run()
  await deliverByTheClock(http)
  expect(await env.DB.prepare("SELECT count(*) AS sent FROM outbox WHERE state = 'sent'").first('sent')).toBe(45)
  expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(45)
  expect(requests).toHaveLength(45)
})

test('a provider that hangs is given up', async () => {
  vi.mocked(fetch).mockImplementation(
    (_, init) =>
      new Promise((__, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
      }),
  )
  const { outcome } = await byHttp(20)
  expect(outcome).toEqual({ kind: 'unknown', problem: 'No answer' })
})

test('a mail with a secret is forgotten once it is sent, others can still be read', async () => {
  await queueMail(env.DB, {
    id: 'reset-1',
    market: marketById(1),
    to: 'gaest@example.com',
    template: 'reset-password',
    data: { name: 'Anne', link: 'https://example.com/reset/?token=s3cret', minutes: 30 },
  }).run()
  await deliverMails(http)
  expect(await outbox('reset-1')).toMatchObject({ state: 'sent', data: '{}' })
  expect((await outbox())?.data).toContain('K-17')
})

test('a mail that cannot be written any more fails, and the log says nothing of what is in it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await env.DB.prepare(`UPDATE outbox SET data = '{"title":"Geheim"}'`).run()
  await deliverMails(http)
  expect(await outbox()).toMatchObject({ state: 'failed' })
  expect(requests).toHaveLength(0)
  expect(log).toHaveBeenCalled()
  expect(JSON.stringify(log.mock.calls)).not.toContain('Geheim')
})

test('where no provider is set up nothing leaves', async () => {
  const context = createExecutionContext()
  await backend.scheduled(createScheduledController(), env)
  await waitOnExecutionContext(context)
  expect(await outbox()).toMatchObject({ state: 'kept', attempts: 0 })
  expect(requests).toHaveLength(0)
})

test('a job that fails cuts off no mail that is on its way', async () => {
  answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return accepted()
  }
  const MEDIA = Object.create(env.MEDIA, { list: { value: () => Promise.reject(new Error('R2 has failed')) } })
  await expect(backend.scheduled(createScheduledController(), { ...http, MEDIA })).rejects.toThrow('R2 has failed')
  expect(await outbox()).toMatchObject({ state: 'sent' })
})

test('a mail that was over with two months ago is forgotten, one that is not is kept', async () => {
  await deliverMails(http)
  await deliverByTheClock(http, Date.now() + 59 * 24 * 60 * minute)
  expect(await outbox()).toMatchObject({ state: 'sent' })
  await deliverByTheClock(http, Date.now() + 61 * 24 * 60 * minute)
  expect(await outbox()).toBeNull()
})

test.each([
  [
    'a receipt',
    async () => ({ messageId: '<1@marehalm.example>' }),
    { kind: 'sent', providerId: '<1@marehalm.example>' },
  ],
  ['no receipt', async () => ({}), { kind: 'unknown' }],
  [
    'a refusal of the mail',
    refuseWith('E_RECIPIENT_SUPPRESSED'),
    { kind: 'refused', problem: 'E_RECIPIENT_SUPPRESSED' },
  ],
  ['a limit', refuseWith('E_RATE_LIMIT_EXCEEDED'), { kind: 'later' }],
  ['a sender that is not verified', refuseWith('E_SENDER_NOT_VERIFIED'), { kind: 'later' }],
  ['a failure inside', refuseWith('E_INTERNAL_SERVER_ERROR'), { kind: 'unknown' }],
  ['an error without a code', () => Promise.reject(new Error('gast@example.com')), { kind: 'unknown' }],
  ['nothing for too long', () => new Promise(() => undefined), { kind: 'unknown' }],
])('the EMAIL binding’s answer is understood: %s', async (_, send, outcome) => {
  const binding = { send: send as SendEmail['send'] }
  const came = await sendByBinding(binding, letter, 50)
  expect(came).toMatchObject(outcome)
  expect(JSON.stringify(came)).not.toContain('gast@')
})

test('the EMAIL binding gets sender, receiver, subject, HTML and text', async () => {
  const send = vi.fn(async () => ({ messageId: '1' }))
  await sendByBinding({ send }, letter)
  expect(send).toHaveBeenCalledWith({
    from: letter.from,
    to: letter.to,
    replyTo: 'office@example.com',
    subject: 'Subject',
    html: '<p>Hi</p>',
    text: 'Hi',
  })
})

test('a mail goes through the EMAIL binding where that is the provider', async () => {
  const send = vi.fn(async () => ({ messageId: 'cf-1' }))
  await deliverMails({ ...env, MAIL_PROVIDER: 'cloudflare', EMAIL: { send } })
  expect(await outbox()).toMatchObject({ state: 'sent', provider_id: 'cf-1' })
})

const letter = {
  id: 'one',
  from: { email: 'booking@marehalm.example', name: 'Marehalm' },
  to: 'gast@example.com',
  replyTo: 'office@example.com',
  subject: 'Subject',
  html: '<p>Hi</p>',
  text: 'Hi',
}

async function byHttp(timeoutMs: number) {
  return { outcome: await sendByHttp({ url: http.MAIL_URL, key: http.MAIL_KEY }, letter, timeoutMs) }
}

function refuseWith(code: string) {
  return () => Promise.reject(Object.assign(new Error('refused'), { code }))
}

async function outbox(id = 'form-receipt-17') {
  return env.DB.prepare('SELECT * FROM outbox WHERE id = ?1').bind(id).first<Record<string, unknown>>()
}
