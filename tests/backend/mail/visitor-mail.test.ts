import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { maxMailsPerDay, maxMailsPerNetwork, recipientDigest } from '../../../src/backend/mail/visitor-mail.ts'
import { type ShareFavorites, ShareMailReplySchema } from '../../../src/contracts/share-favorites.ts'
import { keys as keysOfAuth } from '../accounts.ts'
import { failingAt, postJson } from '../call.ts'

const sharePath = '/workers/bridge/email/share-favorites/'
const confirmPath = '/workers/bridge/email/share-favorites/confirm/'
const viewsPath = '/workers/klaviyo/email-lodging-views/'
const houses = [{ title: 'Huset bag klitten', code: 'BL1017', url: 'https://www.marehalm.dk/sommerhus-bl1017/' }]
let forms = 0

beforeEach(async () => {
  await env.DB.batch(['outbox', 'mail_wish', 'confirmation'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

function share(change: Partial<ShareFavorites> = {}): ShareFavorites {
  forms += 1
  return {
    lan: 1,
    formId: `00000000-0000-4000-8000-${String(forms).padStart(12, '0')}`,
    senderName: 'Karen',
    senderEmail: 'karen@example.org',
    recipients: ['ole@example.org', 'birte@example.org'],
    houses,
    link: 'https://www.marehalm.dk/favorite-houses/shared/?ids=17',
    confirmAt: null,
    ...change,
  }
}

async function send(path: string, body: unknown) {
  const response = await postJson(path, body)
  expect(response.status).toBe(202)
  return v.parse(ShareMailReplySchema, await response.json()).data
}

async function outbox() {
  const { results } = await env.DB.prepare(
    'SELECT recipient, reply_to, template, lan, data FROM outbox ORDER BY recipient',
  ).all()
  return results
}

test('a list is mailed to each recipient once, with the sender to answer to, however often the form is sent', async () => {
  const body = share()
  const replies = [await send(sharePath, body), ...(await Promise.all([1, 2, 3].map(() => send(sharePath, body))))]
  for (const reply of replies) expect(reply).toEqual({ queued: 2, skipped: 0, toConfirm: false })
  const mails = await outbox()
  expect(mails).toMatchObject([
    { recipient: 'birte@example.org', reply_to: 'karen@example.org', template: 'share-favorites', lan: 1 },
    { recipient: 'ole@example.org' },
  ])
  expect(JSON.parse(String(mails[0]?.data))).toEqual({
    senderName: body.senderName,
    houses: [{ ...houses[0], url: 'http://da.localhost:8787/sommerhus-bl1017/' }],
    link: 'http://da.localhost:8787/favorite-houses/shared/?ids=17',
  })
})

test('nobody is flooded: an address is written to a few times a day, whoever wishes it', async () => {
  for (let count = 0; count < maxMailsPerDay.visitor; count += 1) {
    expect((await send(sharePath, share({ recipients: ['OLE@example.org'] }))).queued).toBe(1)
  }
  expect(await send(sharePath, share())).toEqual({ queued: 1, skipped: 1, toConfirm: false })
  const views = { lan: 2, formId: '00000000-0000-4000-8000-ffffffffffff', email: 'ole@example.org', houses }
  expect(await send(viewsPath, views)).toEqual({ queued: 0, skipped: 1, toConfirm: false })
  expect(await outbox()).toHaveLength(maxMailsPerDay.visitor + 1)
  await env.DB.prepare('UPDATE mail_wish SET created_at = 0').run()
  expect((await send(sharePath, share())).queued).toBe(2)
})

test('where nobody has proved to be a person, the sender confirms first, by a mail that says so once', async () => {
  const confirmAt = 'https://www.marehalm.dk/favorite-houses/share/?confirm=%7Btoken%7D'
  const body = share({ confirmAt })
  expect(await send(sharePath, body)).toEqual({ queued: 0, skipped: 0, toConfirm: true })
  expect(await send(sharePath, body)).toEqual({ queued: 0, skipped: 0, toConfirm: true })
  const mails = await outbox()
  expect(mails).toMatchObject([{ recipient: 'karen@example.org', template: 'confirm' }])
  const { link } = v.parse(v.object({ link: v.string() }), JSON.parse(String(mails[0]?.data)))
  const token = new URL(link).searchParams.get('confirm') ?? ''
  expect((await postJson(confirmPath, { token: `${token}x` })).status).toBe(404)
  expect(await send(confirmPath, { token })).toEqual({ queued: 2, skipped: 0, toConfirm: false })
  expect((await postJson(confirmPath, { token })).status).toBe(404)
  expect((await outbox()).map(({ template }) => template).toSorted()).toEqual([
    'confirm',
    'share-favorites',
    'share-favorites',
  ])
})

test.each([0, 1])('a sender is asked once, also where the %i. write of the first attempt has failed', async (batch) => {
  const body = share({ confirmAt: 'https://www.marehalm.dk/favorite-houses/share/?confirm=%7Btoken%7D' })
  await postJson(sharePath, body, {}, { ...env, DB: failingAt(batch) })
  expect(await send(sharePath, body)).toEqual({ queued: 0, skipped: 0, toConfirm: true })
  expect(await outbox()).toMatchObject([{ recipient: 'karen@example.org', template: 'confirm' }])
})

test('a link whose press has failed can be pressed again', async () => {
  await send(sharePath, share({ confirmAt: 'https://www.marehalm.dk/favorite-houses/share/?confirm=%7Btoken%7D' }))
  const [mail] = await outbox()
  const { link } = v.parse(v.object({ link: v.string() }), JSON.parse(String(mail?.data)))
  const token = new URL(link).searchParams.get('confirm') ?? ''
  const failed = await postJson(confirmPath, { token }, {}, { ...env, DB: failingAt(0) })
  expect([failed.status, (await outbox()).length]).toEqual([500, 1])
  expect(await send(confirmPath, { token })).toEqual({ queued: 2, skipped: 0, toConfirm: false })
})

test('the houses that a device remembers are mailed to the guest who asks, once', async () => {
  const body = { lan: 2, formId: '00000000-0000-4000-8000-eeeeeeeeeeee', email: 'karen@example.org', houses }
  expect(await send(viewsPath, body)).toEqual({ queued: 1, skipped: 0, toConfirm: false })
  expect(await send(viewsPath, body)).toEqual({ queued: 1, skipped: 0, toConfirm: false })
  expect(await outbox()).toMatchObject([{ recipient: 'karen@example.org', template: 'lodging-views', lan: 2 }])
})

test('the houses that a device remembers go to an address that is put right in the same form', async () => {
  const body = { lan: 2, formId: '00000000-0000-4000-8000-dddddddddddd', email: 'karne@example.org', houses }
  await send(viewsPath, body)
  expect(await send(viewsPath, { ...body, email: 'karen@example.org' })).toMatchObject({ queued: 1 })
  expect((await outbox()).map(({ recipient }) => recipient)).toEqual(['karen@example.org', 'karne@example.org'])
})

test('a sender who puts an address right in the same form confirms what is in it now', async () => {
  const confirmAt = 'https://www.marehalm.dk/favorite-houses/share/?confirm=%7Btoken%7D'
  const body = share({ confirmAt, senderEmail: 'karne@example.org' })
  const right = { ...body, senderEmail: 'karen@example.org', recipients: ['ole@example.com'] }
  for (const each of [body, right, right]) await send(sharePath, each)
  const asked = await outbox()
  expect(asked.map(({ recipient }) => recipient)).toEqual(['karen@example.org', 'karne@example.org'])
  const { link } = v.parse(v.object({ link: v.string() }), JSON.parse(String(asked[0]?.data)))
  await send(confirmPath, { token: new URL(link).searchParams.get('confirm') })
  const sent = (await outbox()).filter(({ template }) => template === 'share-favorites')
  expect(sent.map(({ recipient }) => recipient)).toEqual(['ole@example.com'])
})

test.each([
  ['more than three recipients', { recipients: ['a@b.dk', 'c@d.dk', 'e@f.dk', 'g@h.dk'] }],
  ['no recipient', { recipients: [] }],
  ['a house without a code', { houses: [{ ...houses[0], code: '' }] }],
  ['a house without a title', { houses: [{ ...houses[0], title: ' ' }] }],
  ['a house with a code that no mail takes', { houses: [{ ...houses[0], code: 'BL12345678901' }] }],
  ...[
    'gratis-ure.dk',
    'evil.app/pay',
    'pay-marehalm.online/x',
    'Karen https://evil.example',
    'evil。app',
    'evil．app',
    'evil․app',
    'evil dot app',
    'Karen ring 12345678',
    'karen@example.org',
    't.me',
    'Karen\u202egro.live',
  ].map((senderName): [string, Partial<ShareFavorites>] => [`the name ${senderName}`, { senderName }]),
  ['a header in the name', { senderName: 'Karen\r\nBcc: alle@example.org' }],
  ['markup in the name', { senderName: '<b>Karen</b>' }],
  ['a link that is none', { link: 'javascript:alert(1)' }],
  ['another edition', { lan: 3 }],
  ['a form without an id', { formId: '1' }],
])('%s: nothing is sent', async (_what, change) => {
  const response = await postJson(sharePath, { ...share(), ...change })
  expect(response.status).toBe(400)
  expect(await outbox()).toEqual([])
})

test('only who has the service’s key has mails sent', async () => {
  for (const path of [sharePath, confirmPath, viewsPath]) {
    expect((await postJson(path, share(), { 'x-service-public-key': 'wrong' })).status).toBe(401)
  }
  expect(await outbox()).toEqual([])
})

test('what a form of the build before still sends as a message reaches nobody', async () => {
  const body = { ...share(), message: 'Betal på evil.app/pay' }
  expect(await send(sharePath, body)).toEqual({ queued: 2, skipped: 0, toConfirm: false })
  expect(JSON.stringify(await outbox())).not.toContain('evil')
})

let posted = 0

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<number> {
  posted += 1
  return (await postJson(path, body, { 'idempotency-key': `visitor-mail-${posted}`, ...headers })).status
}

const taxOf = (email: string) => ({ email, locale: 'da-DK', year: 2026, through: 'agency', income: 50_000 })
const tax = (email: string, headers: Record<string, string> = {}) =>
  post('/workers/bridge/email/tax-calculation/', taxOf(email), headers)
const views = (email: string, form: number) =>
  send(viewsPath, { lan: 1, formId: `00000000-0000-4000-9000-${String(form).padStart(12, '0')}`, email, houses })

test('an address gets one tax calculation a day, whoever asks, and no word that was typed', async () => {
  for (const email of ['ejer@example.org', 'Ejer+1@example.org', 'ejer@example.org']) expect(await tax(email)).toBe(201)
  const [mail, ...others] = await outbox()
  expect([mail?.template, others]).toEqual(['tax-calculation', []])
  const lure = { ...taxOf('offer@example.org'), income: 'Ring 10756000', year: 'https://evil.app' }
  expect(await post('/workers/bridge/email/tax-calculation/', lure)).toBe(400)
  expect(await outbox()).toHaveLength(1)
})

test('one line of the network causes so many mails a day, to whomever; others go on, and its own form is stored', async () => {
  const visitor = { 'x-visitor': '192.0.2.7' }
  for (let each = 0; each < maxMailsPerNetwork + 3; each += 1) {
    expect(await tax(`nr${each}@example.org`, visitor)).toBe(201)
  }
  expect(await outbox()).toHaveLength(maxMailsPerNetwork)
  await tax('nr-other@example.org', { 'x-visitor': '192.0.2.8' })
  await tax('nr-nobody@example.org')
  expect(await outbox()).toHaveLength(maxMailsPerNetwork + 2)
  expect(JSON.stringify((await env.DB.prepare('SELECT * FROM mail_wish').all()).results)).not.toContain('192.0.2')
  await env.DB.prepare('UPDATE mail_wish SET created_at = 0').run()
  await tax('nr-next-day@example.org', visitor)
  expect(await outbox()).toHaveLength(maxMailsPerNetwork + 3)
})

test('every form that mails to an address that anybody may type draws on one budget', async () => {
  await send(sharePath, share({ recipients: ['ole@example.org'] }))
  await views('Ole+hus@example.org', 1)
  expect(await tax('ole@example.org')).toBe(201)
  await send(
    sharePath,
    share({ senderEmail: 'ole@example.org', confirmAt: 'https://www.marehalm.dk/?confirm=%7Btoken%7D' }),
  )
  await views('ole@example.org', 2)
  expect(await outbox()).toHaveLength(maxMailsPerDay.visitor)
  // The calculation is answered on the page; only its mail is not sent.
  expect(await tax('ole+2@example.org')).toBe(201)
  expect((await views('OLE@example.org', 3)).skipped).toBe(1)
  await send(
    sharePath,
    share({ senderEmail: 'ole@example.org', confirmAt: 'https://www.marehalm.dk/?confirm=%7Btoken%7D' }),
  )
  expect(await outbox()).toHaveLength(maxMailsPerDay.visitor)
})

test('a budget that others have used up keeps back no mail of an account', async () => {
  for (let count = 0; count < 2 * maxMailsPerDay.visitor; count += 1) await views('gaest@example.org', 100 + count)
  expect(await outbox()).toHaveLength(maxMailsPerDay.visitor)
  await env.DB.prepare('INSERT INTO account (type, email, created_at) VALUES (2, ?1, 0)')
    .bind('gaest@example.org')
    .run()
  const url = 'https://www.marehalm.dk/reset/'
  const reset = await postJson('/auth/guest/forgot-password/', { email: 'gaest@example.org', lan: 1, url }, keysOfAuth)
  expect(reset.status).toBe(200)
  expect((await outbox()).filter(({ template }) => template === 'reset-password')).toHaveLength(1)
})

test.each([
  ['o.l.e@gmail.com', 'OLE+x@googlemail.com', true],
  ['ole@example.org', 'ole+a+b@EXAMPLE.org', true],
  ['o.le@example.org', 'ole@example.org', false],
  ['ole@example.org', 'ole@example.com', false],
])('%s and %s are one mailbox: %s', (one, other, isSame) => {
  expect(recipientDigest(one) === recipientDigest(other)).toBe(isSame)
})

test('links lead to the configured site of the edition, whatever origin the caller names', async () => {
  const evil = 'http://evil.example:8443'
  const confirmAt = `${evil}/favorite-houses/share/?confirm=%7Btoken%7D`
  const change = {
    lan: 2 as const,
    link: `${evil}/favorite-houses/shared/?ids=17`,
    houses: [{ ...houses[0], url: `${evil}/x/` }],
  }
  await send(sharePath, share(change as Partial<ShareFavorites>))
  await send(sharePath, share({ ...(change as Partial<ShareFavorites>), confirmAt }))
  await send(viewsPath, {
    lan: 7,
    formId: '00000000-0000-4000-a000-000000000001',
    email: 'a@example.org',
    houses: change.houses,
  })
  const mails = JSON.stringify(await outbox())
  expect(mails).toContain('http://de.localhost:8787/favorite-houses/shared/?ids=17')
  expect(mails).toContain('http://de.localhost:8787/favorite-houses/share/?confirm=')
  expect(mails).toContain('http://en.localhost:8787/x/')
  expect(mails).not.toContain('evil')
})
