import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { JudgedBeforeSchema, SubmissionReplySchema, SubmissionsReplySchema } from '../../src/contracts/office.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { call, postJson } from './call.ts'
import { house, seedAgency } from './fixtures/agency.ts'

const headers = () => ({ authorization: `Bearer ${env.MANAGEMENT_TOKEN}` })
const list = async (query: string) =>
  v.parse(SubmissionsReplySchema, await (await call(`/management/submissions?${query}`, { headers: headers() })).json())
const decide = (id: string, decision: string, body?: object) =>
  call(`/management/submissions/${id}/${decision}`, {
    method: 'PUT',
    headers: { ...headers(), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

beforeEach(async () => {
  await seedAgency()
  await env.DB.prepare('DELETE FROM submission').run()
  await env.DB.prepare('UPDATE deferred_period SET opens_at = ?1').bind(addDays(today(), 90)).run()
})

async function reserve(name = 'Anne'): Promise<string> {
  const reply = await postJson(
    '/booking/rest/v1/reservations/',
    {
      ...{ lodgingId: house.id, arrival: '2028-07-08', duration: 7, languageId: 2 },
      ...{ adults: 2, children: 1, infants: 0, pets: 1 },
      guest: { name, email: 'anne@example.com', phone: '+45 12 34 56 78', comment: 'Gerne <stueetage>' },
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  return ((await reply.json()) as { data: { reservationNumber: string } }).data.reservationNumber
}

/** One of each kind that waits, the oldest first. */
async function fill() {
  for (const [index, kind] of ['form', 'comment', 'contest-image'].entries()) {
    await env.DB.prepare(
      `INSERT INTO submission (id, kind, idempotency_key, request_hash, reference, locale, status, data, created_at)
       VALUES (?1, ?1, ?1, '', 'X-' || ?1, 'da-DK', 'waiting', '{}', ?2)`,
    )
      .bind(kind, 1000 + index)
      .run()
  }
}

test('a reservation stands in the inbox with the others, in its edition, and is done once', async () => {
  await fill()
  const number = await reserve()
  const { data, meta } = await list('status=waiting&order_by[createdAt]=asc')
  expect(meta.total).toBe(4)
  expect(data.map(({ kind }) => kind)).toEqual(['form', 'comment', 'contest-image', 'reservation'])
  expect(data.at(-1)).toMatchObject({
    ...{ id: number, reference: number, locale: 'de-DE', status: 'waiting', judgedBy: null, judgedAt: null },
    data: { house: house.name, arrival: '2028-07-08', guest: { name: 'Anne', comment: 'Gerne <stueetage>' } },
  })
  expect((await list('kind=reservation')).meta.total).toBe(1)
  const done = await decide(number, 'approved', { by: 'Søren' })
  expect(v.parse(SubmissionReplySchema, await done.json()).data).toMatchObject({
    status: 'approved',
    judgedBy: 'Søren',
  })
  expect((await list('status=waiting')).meta.total).toBe(3)
  expect((await list('status=judged')).data.map(({ id }) => id)).toEqual([number])
})

test.each(['form', 'reservation'])(
  'of ten who decide on one %s at once one does; the others are told who and when',
  async (kind) => {
    await fill()
    const id = kind === 'form' ? 'form' : await reserve()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(id, index % 2 === 0 ? 'approved' : 'rejected', { by: `Editor ${index}` }),
      ),
    )
    const winner = replies.find(({ status }) => status === 200)
    const first = v.parse(SubmissionReplySchema, await winner?.json()).data
    expect(first.judgedBy).toMatch(/^Editor \d$/)
    const others = replies.filter(({ status }) => status === 409)
    expect(others).toHaveLength(9)
    for (const other of others) {
      expect(v.parse(JudgedBeforeSchema, await other.json()).error.submission).toEqual(first)
    }
  },
)

test('a program need not say who decides; a name of several lines, or none, is refused', async () => {
  await fill()
  expect((await decide('form', 'approved', { by: 'A\nB' })).status).toBe(400)
  expect((await decide('form', 'approved', { by: '' })).status).toBe(400)
  expect((await decide('form', 'approved', { by: 'x'.repeat(81) })).status).toBe(400)
  expect((await list('status=waiting')).meta.total).toBe(3)
  expect((await decide('form', 'rejected')).status).toBe(200)
  expect((await decide('nobody', 'rejected')).status).toBe(404)
  const row = await call('/management/submissions/form', { headers: headers() })
  expect(v.parse(SubmissionReplySchema, await row.json()).data).toMatchObject({ status: 'rejected', judgedBy: null })
})

test.each([
  ['GET', '/submissions'],
  ['GET', '/submissions/form'],
  ['PUT', '/submissions/form/approved'],
  ['PUT', '/submissions/form/rejected'],
  ['GET', `/uploads/${'0'.repeat(32)}`],
])('%s %s needs the management token', async (method, path) => {
  await fill()
  for (const authorization of ['', `Bearer ${env.SERVICE_KEY}`]) {
    expect((await call(`/management${path}`, { method, headers: { authorization } })).status).toBe(401)
  }
  expect((await list('status=waiting')).meta.total).toBe(3)
})
