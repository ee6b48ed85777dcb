import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { call, postJson } from '../call.ts'
import { dataOf, errorOf, manage, rowsOf, seedForms, send } from './forms-agency.ts'

beforeEach(seedForms)

const answers = { name: 'Karen', email: 'karen@example.com', subject: 'other', booking: '', message: 'Hej <3' }
const submission = { formKey: 'contact', locale: 'da-DK', departmentId: null, answers }
const comment = {
  parentType: 'blog',
  parentId: 'blog-amber',
  replyTo: null,
  locale: 'da-DK',
  authorName: 'Ole',
  comment: 'Rav!',
}

test('a form is taken however its editors have written its title and labels', async () => {
  await env.DB.prepare(
    "UPDATE entry SET fields = replace(json_set(fields, '$.title', ?1), 'Besked', 'Din\\tbesked') WHERE id = 'form-contact'",
  )
    .bind('Skriv til os '.repeat(18))
    .run()
  const sent = { ...submission, answers: { ...answers, email: 'ole@example.com' } }
  expect((await send('/bridge/form_submissions/', sent)).status).toBe(201)
  expect((await rowsOf('outbox')).map(({ template }) => template).sort()).toEqual(['form-notice', 'form-receipt'])
})

test('a form is stored once for its key, with a mail to who sent it and one to the agency', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => send('/bridge/form_submissions/', submission, 'one-and-the-same')),
  )
  const references = await Promise.all(replies.map(async (reply) => (await dataOf(reply)).reference))
  expect(new Set(references).size).toBe(1)
  expect(references[0]).toMatch(/^F-[2-9A-HJKMNP-Z]{8}$/)
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
  expect(await rowsOf('submission')).toMatchObject([{ kind: 'form', status: 'waiting', locale: 'da-DK' }])
  const mails = await rowsOf('outbox')
  expect(mails.map(({ template, recipient, reply_to: replyTo }) => [template, recipient, replyTo]).sort()).toEqual([
    ['form-notice', 'hej@marehalm.example', 'karen@example.com'],
    ['form-receipt', 'karen@example.com', null],
  ])
  expect(String(mails[0]?.data)).toContain('Hej <3')
  const [{ data } = { data: null }] = await rowsOf('submission')
  expect(JSON.parse(String(data))).toMatchObject({
    title: 'Skriv til os',
    written: expect.arrayContaining([{ name: 'message', label: 'Besked', value: 'Hej <3' }]),
  })
})

test('a receipt quotes nothing that was typed, and an address gets one a day of a form', async () => {
  const lure = { ...answers, name: 'Bo', booking: 'MH-2345ABCD', message: 'Betal på https://evil.app/pay i dag' }
  const stranger = async (email: string) =>
    (await send('/bridge/form_submissions/', { ...submission, answers: { ...lure, email } })).status
  expect([await stranger('offer@example.com'), await stranger('Offer+1@example.com')]).toEqual([201, 201])
  const receipts = async () => (await rowsOf('outbox')).filter(({ template }) => template === 'form-receipt')
  expect(await receipts()).toHaveLength(1)
  const written = JSON.stringify(await receipts())
  for (const typed of ['evil', 'Betal', 'Bo"', 'MH-2345ABCD']) expect(written).not.toContain(typed)
  expect(await rowsOf('submission')).toHaveLength(2)
  await env.DB.prepare('UPDATE mail_wish SET created_at = 0').run()
  await stranger('offer@example.com')
  expect(await receipts()).toHaveLength(2)
})

test('a key that has stored other words is refused', async () => {
  await send('/bridge/form_submissions/', submission, 'a-used-key')
  const other = { ...submission, answers: { ...answers, message: 'Noget andet' } }
  const refused = await send('/bridge/form_submissions/', other, 'a-used-key')
  expect([refused.status, (await errorOf(refused)).code]).toEqual([409, 'idempotency_conflict'])
  expect(await rowsOf('submission')).toHaveLength(1)
})

test('what nothing shows a person to have sent is stored, but no mail goes to the address that it names', async () => {
  expect((await send('/bridge/form_submissions/', { ...submission, isProven: false })).status).toBe(201)
  expect((await rowsOf('outbox')).map(({ template }) => template)).toEqual(['form-notice'])
})

test('a form for an office goes to that office', async () => {
  await send('/bridge/form_submissions/', { ...submission, departmentId: 'department-romo' })
  expect((await rowsOf('outbox')).map(({ recipient }) => recipient)).toContain('romo@marehalm.example')
  const unknown = await send('/bridge/form_submissions/', { ...submission, departmentId: 'department-atlantis' })
  expect([unknown.status, (await errorOf(unknown)).code]).toEqual([422, 'unknown_department'])
})

test.each([
  [{ name: '' }, 'name', 'required'],
  [{ name: '<script>' }, 'name', 'characters'],
  [{ name: 'x'.repeat(81) }, 'name', 'too-long'],
  [{ email: 'karen' }, 'email', 'email'],
  [{ subject: 'everything' }, 'subject', 'choice'],
  [{ message: '   ' }, 'message', 'required'],
])('answers of %j are refused at their field', async (changes, field, kind) => {
  const refused = await send('/bridge/form_submissions/', { ...submission, answers: { ...answers, ...changes } })
  expect(refused.status).toBe(422)
  expect((await errorOf(refused)).fields).toMatchObject([{ field, kind }])
  expect(await rowsOf('submission')).toEqual([])
  expect(await rowsOf('outbox')).toEqual([])
})

test('an answer that the form does not ask for is refused', async () => {
  const refused = await send('/bridge/form_submissions/', { ...submission, answers: { ...answers, admin: 'yes' } })
  expect(refused.status).toBe(422)
  expect((await send('/bridge/form_submissions/', { ...submission, formKey: 'nothing' })).status).toBe(404)
})

test.each([
  '/client/ip/',
  '/bridge/form_submissions/',
  '/bridge/comments/',
  '/bridge/contest_image_submissions/',
  '/bridge/email/tax-calculation/',
  '/image/upload/',
  '/bs/signup-for-sms/',
  '/bs/anon-tilkoeb-data/',
  '/bs/add-anon-tilkoeb/',
])('%s needs the service key', async (path) => {
  expect((await postJson(`/workers${path}`, {}, { 'x-service-public-key': 'wrong-key' })).status).toBe(401)
})

test.each([
  ['/bridge/form_submissions/', '{'],
  ['/bridge/comments/', '[]'],
  ['/bs/signup-for-sms/', '{"phone":1}'],
  ['/bs/anon-tilkoeb-data/', '{"reservationId":1}'],
  ['/bs/add-anon-tilkoeb/', '{}'],
  ['/bridge/email/tax-calculation/', '{"email":"x"}'],
  ['/image/upload/', '{}'],
  ['/bridge/contest_image_submissions/', '{}'],
])('%s refuses %s', async (path, body) => {
  const refused = await postJson(`/workers${path}`, body, { 'idempotency-key': 'some-good-key' })
  expect([refused.status, (await errorOf(refused)).code]).toEqual([400, 'invalid_request'])
})

test('what stores something needs a key of its own', async () => {
  expect((await postJson('/workers/bridge/comments/', comment)).status).toBe(400)
  expect(await rowsOf('submission')).toEqual([])
})

test('the client is told the address that its call was made for', async () => {
  const headers = { 'cf-connecting-ip': '192.0.2.7' }
  const reply = await call('/workers/client/ip/', { method: 'POST', headers })
  expect(await reply.json()).toEqual({ client: '192.0.2.7' })
})

test('a comment waits, is listed in the order requested, and once approved stands under its post', async () => {
  const { reference } = await dataOf(await send('/bridge/comments/', comment))
  expect(reference).toMatch(/^K-/)
  await send('/bridge/comments/', { ...comment, comment: 'Og en til' })
  expect(await commentTexts()).not.toContain('Rav!')
  const listed = await manage('/submissions?kind=comment&status=waiting&order_by%5BcreatedAt%5D=asc')
  const { data, meta } = (await listed.json()) as { data: { id: string; data: object }[]; meta: object }
  expect(meta).toEqual({ total: 2 })
  expect(data[0]?.data).toMatchObject({ comment: 'Rav!' })
  const approvals = await Promise.all([1, 2, 3].map(() => manage(`/submissions/${data[0]?.id}/approved`, 'PUT')))
  expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await commentTexts()).filter((text) => text === 'Rav!')).toHaveLength(1)
  expect((await manage(`/submissions/${data[1]?.id}/rejected`, 'PUT')).status).toBe(200)
  expect((await manage(`/submissions/${data[1]?.id}/approved`, 'PUT')).status).toBe(409)
  expect(await commentTexts()).not.toContain('Og en til')
})

test('replies go four levels deep, and each stands below what it answers', async () => {
  let replyTo: string | null = null
  for (const level of [0, 1, 2, 3, 4]) {
    const sent: Response = await send('/bridge/comments/', { ...comment, replyTo, comment: `level ${level}` })
    expect(sent.status).toBe(201)
    const { id } = await dataOf(sent)
    const approvals = await Promise.all([1, 2].map(() => manage(`/submissions/${id}/approved`, 'PUT')))
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])
    const approved: Response = await manage(`/submissions/${id}`)
    replyTo = String((await dataOf(approved)).entryId)
  }
  const tooDeep = await send('/bridge/comments/', { ...comment, replyTo, comment: 'level 5' })
  expect([tooDeep.status, (await errorOf(tooDeep)).code]).toEqual([422, 'too_deep'])
  const level3 = (await rowsOf('entry')).find(({ fields }) => String(fields).includes('"level 3"'))
  expect(JSON.parse(String(level3?.fields)).replies).toEqual([
    { sys: { type: 'Link', linkType: 'Entry', id: replyTo } },
  ])
})

test('a reply that is approved while an editor changes its comment is there when the change is published', async () => {
  const first = await dataOf(await send('/bridge/comments/', comment))
  const { entryId: id } = await dataOf(await manage(`/submissions/${first.id}/approved`, 'PUT'))
  const entry = `/management/spaces/agency/environments/master/entries/${id}`
  const change = async (path: string, version: number, body?: object) => {
    const headers = {
      ...{ authorization: `Bearer ${env.MANAGEMENT_TOKEN}`, 'content-type': 'application/json' },
      'x-contentful-version': String(version),
    }
    const reply = await call(entry + path, { method: 'PUT', headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: reply.status, body: (await reply.json()) as { sys: { version: number }; fields: object } }
  }
  const read = await call(entry, { headers: { authorization: `Bearer ${env.MANAGEMENT_TOKEN}` } })
  const { sys, fields } = (await read.json()) as { sys: { version: number }; fields: object }
  const saved = await change('', sys.version, { fields: { ...fields, comment: { 'da-DK': 'Rav! (rettet)' } } })
  const reply = await dataOf(await send('/bridge/comments/', { ...comment, replyTo: String(id), comment: 'Flot' }))
  const { entryId: replyId } = await dataOf(await manage(`/submissions/${reply.id}/approved`, 'PUT'))
  // Whoever has saved it learns that it is another by now.
  const { version } = saved.body.sys
  expect((await change('/published', version)).status).toBe(409)
  expect((await change('/published', version + 1)).status).toBe(200)
  const published = (await rowsOf('entry')).find((row) => row.id === id)
  expect(JSON.parse(String(published?.fields))).toMatchObject({
    comment: 'Rav! (rettet)',
    replies: [{ sys: { type: 'Link', linkType: 'Entry', id: replyId } }],
  })
})

test('a comment has fifty replies at most, those that wait counted, and whoever asks again is answered again', async () => {
  const sent = await dataOf(await send('/bridge/comments/', comment))
  const { entryId } = await dataOf(await manage(`/submissions/${sent.id}/approved`, 'PUT'))
  const replies = Array.from({ length: 49 }, (_, index) => ({
    sys: { type: 'Link', linkType: 'Entry', id: `${index}` },
  }))
  await env.DB.prepare("UPDATE entry SET fields = json_set(fields, '$.replies', json(?1)) WHERE id = ?2")
    .bind(JSON.stringify(replies), entryId)
    .run()
  const reply = { ...comment, replyTo: String(entryId), comment: 'nr. 50' }
  expect((await send('/bridge/comments/', reply, 'the-fiftieth-reply')).status).toBe(201)
  const refused = await send('/bridge/comments/', { ...reply, comment: 'nr. 51' })
  expect([refused.status, (await errorOf(refused)).code]).toEqual([422, 'too_many'])
  expect((await send('/bridge/comments/', reply, 'the-fiftieth-reply')).status).toBe(200)
})

test.each([
  [{ parentId: 'blog-of-nobody' }, 404],
  [{ replyTo: 'comment-of-nobody' }, 422],
  [{ comment: '' }, 422],
  [{ authorName: '<b>Ole</b>' }, 422],
  [{ locale: 'sv-SE' }, 400],
])('a comment with %j is not taken', async (changes, status) => {
  expect((await send('/bridge/comments/', { ...comment, ...changes })).status).toBe(status)
  expect(await rowsOf('submission')).toEqual([])
})

test('nobody judges without the token, and an order of something else is refused', async () => {
  expect((await call('/management/submissions')).status).toBe(401)
  expect((await manage('/submissions?order_by%5Bdata%5D=asc')).status).toBe(400)
  expect((await manage('/submissions/none/approved', 'PUT')).status).toBe(404)
})

test('a number is signed up once, in whatever way it is written, with the words that were agreed to', async () => {
  const signup = {
    locale: 'da-DK',
    consentText: 'Ja tak, send mig sms’er.',
    name: 'Karen',
    phone: '10 75 60 00',
    consent: 'yes',
  }
  const first = await dataOf(await send('/bs/signup-for-sms/', signup))
  const second = await send('/bs/signup-for-sms/', { ...signup, name: 'Somebody else', phone: '+45 10756000' })
  expect(second.status).toBe(201)
  expect((await dataOf(second)).reference).toBe(first.reference)
  expect(await rowsOf('sms_signup')).toMatchObject([
    { phone: '+4510756000', name: 'Karen', consent_text: signup.consentText },
  ])
  const waiting = async () =>
    (await (await manage('/submissions?kind=sms&status=waiting')).json()) as { data: object[] }
  expect((await waiting()).data).toMatchObject([
    {
      id: first.reference,
      locale: 'da-DK',
      data: { name: 'Karen', phone: '+4510756000', consentText: signup.consentText },
    },
  ])
  const rejected = await manage(`/submissions/${first.reference}/rejected`, 'PUT')
  expect([rejected.status, (await waiting()).data]).toEqual([200, []])
  expect((await manage(`/submissions/${first.reference}/approved`, 'PUT')).status).toBe(409)
  await env.DB.prepare('DELETE FROM office_news').run()
  const words = { ...signup, consentText: 'Ja tak, send mig gerne sms’er igen.' }
  const again = await dataOf(await send('/bs/signup-for-sms/', words))
  expect((await waiting()).data).toMatchObject([{ id: again.reference, data: { consentText: words.consentText } }])
  // Of this the office is written, too.
  expect(await rowsOf('office_news')).toMatchObject([{ kind: 'sms', reference: again.reference }])
  expect(again.reference).not.toBe(first.reference)
  expect((await send('/bs/signup-for-sms/', { ...signup, consent: '' })).status).toBe(422)
  expect((await send('/bs/signup-for-sms/', { ...signup, phone: '12' })).status).toBe(422)
})

test('a tax calculation is reckoned by the service and mailed once', async () => {
  const requested = { email: 'owner@example.com', locale: 'de-DE', year: 2025, through: 'agency', income: 100_000 }
  await Promise.all([1, 2, 3].map(() => send('/bridge/email/tax-calculation/', requested, 'tax-key-1')))
  const [mail, ...others] = await rowsOf('outbox')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ template: 'tax-calculation', recipient: 'owner@example.com', lan: 2 })
  // (100,000 - 47,900) × 60 %
  expect(String(mail?.data)).toContain('31.260\u00a0kr.')
  expect((await send('/bridge/email/tax-calculation/', { ...requested, year: 1999 })).status).toBe(422)
})

async function commentTexts(): Promise<string[]> {
  return (await rowsOf('entry')).flatMap(({ type, fields }) =>
    type === 'comment' ? [String(JSON.parse(String(fields)).comment)] : [],
  )
}
