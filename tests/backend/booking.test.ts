import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { hashRequest } from '../../src/backend/booking/stored-reply.ts'
import {
  BookingRefusalSchema,
  BookingReplySchema,
  BookingRequestSchema,
  DeferredPeriodSchema,
} from '../../src/contracts/booking.ts'
import { addDays } from '../../src/domain/stays.ts'
import { askBroker, call, postJson } from './call.ts'
import {
  bookingOf,
  cleaning,
  electricity,
  fortnightTotal,
  house,
  linen,
  petFreeHouse,
  saturday,
  seedAgency,
  weekTotal,
} from './fixtures/agency.ts'

beforeEach(seedAgency)

test('a free week is booked, and the reply keeps the contract', async () => {
  const response = await book(bookingOf())
  expect(response.status).toBe(201)
  const { data, meta } = v.parse(BookingReplySchema, await response.json())
  expect(data.bookingNumber).toMatch(/^MH-[2-9A-HJKMNP-Z]{8}$/)
  expect(data.bookingId).toBeGreaterThan(0)
  expect(data).toMatchObject({
    lodgingId: house.id,
    arrival: saturday,
    departure: addDays(saturday, 7),
    total: weekTotal,
  })
  expect(data.lines.map((line) => [line.kind, line.amount])).toEqual([
    ['rent', 500_000],
    ['fee', 19_500],
    ['mandatory', 95_000],
  ])
  expect(meta.replayed).toBe(false)
})

test('of 50 bookings of the same week at once one succeeds and 49 are told that it is taken', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => book(bookingOf(), `guest-number-${index}`)),
  )
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  const refused = answers.filter((answer) => answer.status === 409)
  expect(refused).toHaveLength(49)
  for (const answer of refused) expect((await refusalOf(answer)).code).toBe('taken')
  expect(await count('booking')).toBe(1)
  expect(await count('night')).toBe(7)
})

test('the same key sent 20 times at once books once and gets 20 equal answers', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(bookingOf(), 'one-and-the-same')))
  const replies = await Promise.all(answers.map(async (answer) => v.parse(BookingReplySchema, await answer.json())))
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(replies.filter(({ meta }) => !meta.replayed)).toHaveLength(1)
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(19).fill(200), 201])
  expect(await count('booking')).toBe(1)
})

test('the same key with another request is refused', async () => {
  expect((await book(bookingOf(), 'a-used-key')).status).toBe(201)
  const answer = await book(bookingOf({ option: { adults: 1 } }), 'a-used-key')
  expect(answer.status).toBe(409)
  expect((await refusalOf(answer)).code).toBe('idempotency_conflict')
  expect(await count('booking')).toBe(1)
})

test('after a booking every overlapping stay is taken and the neighbours stay free', async () => {
  await book(bookingOf({ option: { arrival: addDays(saturday, 14) } }))
  const data = await askBroker(
    `query ($id: Int!) { bookingOptions(lan: 1, lodgingId: $id) { arrival duration status } }`,
    { id: house.id },
  )
  const { bookingOptions } = v.parse(
    v.object({ bookingOptions: v.array(v.object({ arrival: v.string(), duration: v.number(), status: v.number() })) }),
    data,
  )
  const takenStays = bookingOptions
    .filter(({ status }) => status === 0)
    .map(({ arrival, duration }) => [arrival, duration])
  expect(takenStays).toEqual([
    [addDays(saturday, 7), 14],
    [addDays(saturday, 14), 7],
    [addDays(saturday, 14), 14],
  ])
})

test('two overlapping stays of different length requested at once: only one is sold', async () => {
  const answers = await Promise.all([
    book(bookingOf({ option: { duration: 14 }, expectedTotal: fortnightTotal / 100 }), 'the-long-stay'),
    book(bookingOf({ option: { arrival: addDays(saturday, 7) } }), 'the-short-stay'),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
})

test('a night that somebody holds refuses the booking, an expired hold does not', async () => {
  const hold = (expiresAt: number) =>
    env.DB.prepare("INSERT OR REPLACE INTO night (lodging_id, date, holder, expires_at) VALUES (?1, ?2, 'hold:1', ?3)")
      .bind(house.id, addDays(saturday, 3), expiresAt)
      .run()
  await hold(Math.floor(Date.now() / 1000) + 600)
  const refused = await book(bookingOf())
  expect((await refusalOf(refused)).code).toBe('taken')
  expect(await count('booking')).toBe(0)
  await hold(Math.floor(Date.now() / 1000) - 1)
  expect((await book(bookingOf())).status).toBe(201)
})

test('another total than the house costs now is refused with the total', async () => {
  const answer = await book(bookingOf({ expectedTotal: 1 }))
  expect(answer.status).toBe(409)
  expect(await refusalOf(answer)).toMatchObject({ code: 'price_changed', total: weekTotal })
  expect(await count('booking')).toBe(0)
})

test('chosen extras are charged by person and belong to the total', async () => {
  const items = [{ itemId: linen, quantity: 1 }]
  const answer = await book(bookingOf({ items, expectedTotal: (weekTotal + 3 * 12_000) / 100 }))
  const { data } = v.parse(BookingReplySchema, await answer.json())
  expect(data.lines.at(-1)).toMatchObject({ kind: 'chosen', itemId: linen, amount: 36_000, description: 'Sengelinned' })
})

test('a German booking is priced in euro and refused in German', async () => {
  const german = { option: { languageId: 2 }, currency: 'EUR' }
  const refused = await refusalOf(await book(bookingOf({ ...german, expectedTotal: 1 })))
  expect(refused.message).toMatch(/Preis/)
  const answer = await book(bookingOf({ ...german, expectedTotal: 824 }))
  expect(v.parse(BookingReplySchema, await answer.json()).data).toMatchObject({ currency: 'EUR', total: 82_400 })
})

test.each([
  ['unknown_lodging', bookingOf({ option: { lodgingId: 999 } }), 404],
  ['closed_day', bookingOf({ option: { arrival: addDays(saturday, 1) } }), 422],
  ['unknown_stay', bookingOf({ option: { duration: 9 } }), 422],
  ['too_late', bookingOf({ option: { arrival: '2025-07-05' } }), 422],
  ['too_many_guests', bookingOf({ option: { adults: 7 } }), 422],
  ['too_many_guests', bookingOf({ option: { adults: 6, infants: 3, children: 0 } }), 422],
  ['pets_not_allowed', bookingOf({ option: { lodgingId: petFreeHouse.id, pets: 1 } }), 422],
  ['invalid_item', bookingOf({ items: [{ itemId: 77, quantity: 1 }] }), 422],
  ['invalid_item', bookingOf({ items: [{ itemId: electricity, quantity: 1 }] }), 422],
  ['invalid_item', bookingOf({ items: [{ itemId: cleaning, quantity: 0 }] }), 422],
] as const)('a stay that breaks a rule is refused as %s', async (code, body, status) => {
  const answer = await book(body)
  expect((await refusalOf(answer)).code).toBe(code)
  expect(answer.status).toBe(status)
  expect(await count('booking')).toBe(0)
})

test.each([
  ['not JSON', 'book it', 'body'],
  ['a list', '[]', 'option'],
  ['a wrong type', bookingOf({ option: { adults: 'two' } }), 'option.adults'],
  ['no adult', bookingOf({ option: { adults: 0 } }), 'option.adults'],
  ['no day at all', bookingOf({ option: { arrival: '2027-02-30' } }), 'option.arrival'],
  ['no e-mail address', bookingOf({ guest: { email: 'anne' } }), 'guest.email'],
  ['a postcode of no German town', bookingOf({ guest: { country: 'DE', postalCode: '506' } }), 'guest.postalCode'],
  ['a country that is not offered', bookingOf({ guest: { country: 'ZZ' } }), 'guest.country'],
  ['brackets for a phone number', bookingOf({ guest: { phone: '((((((' } }), 'guest.phone'],
  ['a script in a name', bookingOf({ guest: { lastName: '<script>alert(1)</script>' } }), 'guest.lastName'],
  ['an item twice', bookingOf({ items: [1, 1].map((itemId) => ({ itemId, quantity: 1 })) }), 'items'],
  ['the wrong currency', bookingOf({ currency: 'EUR' }), 'currency'],
])('a body with %s is refused and names the field', async (_, body, field) => {
  const answer = await book(body)
  expect(answer.status).toBe(400)
  const refusal = await refusalOf(answer)
  expect(refusal.code).toBe('invalid_request')
  expect(refusal.fields).toContain(field)
  expect(await count('booking')).toBe(0)
})

test('a booking of before the rules for guests were as strict gets its reply again when it is sent again', async () => {
  expect((await book(bookingOf(), 'a-key-of-before')).status).toBe(201)
  const before = bookingOf({ guest: { phone: '((((((', country: 'ZZ', postalCode: '!!' } })
  const requestHash = await hashRequest(v.parse(BookingRequestSchema, before))
  await env.DB.prepare('UPDATE booking SET request_hash = ?1').bind(requestHash).run()
  const again = await book(before, 'a-key-of-before')
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ meta: { replayed: true } })
})

test('a body of 2 MB is refused before it is read', async () => {
  const answer = await book(bookingOf({ guest: { comment: 'x'.repeat(2 * 1024 * 1024) } }))
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ error: { code: 'body_too_large' } })
})

test('a booking without a key, or without the service key, is refused', async () => {
  const withoutKey = await postJson('/booking/rest/v1/booking/', bookingOf())
  expect(await refusalOf(withoutKey)).toMatchObject({ code: 'invalid_request', fields: ['Idempotency-Key'] })
  const stranger = await postJson('/booking/rest/v1/booking/', bookingOf(), { 'x-service-public-key': 'guess' })
  expect(stranger.status).toBe(401)
  expect(await count('booking')).toBe(0)
})

test('deferred periods and statistics come in the envelope', async () => {
  await book(bookingOf())
  const periods = await (await call('/booking/rest/v1/deferred_periods/')).json()
  expect(v.parse(v.object({ data: v.array(DeferredPeriodSchema) }), periods).data).toHaveLength(1)
  expect(await (await call('/booking/stats/')).json()).toMatchObject({
    data: { bookings: 1, nights: 7, markets: [{ languageId: 1, bookings: 1, nights: 7 }] },
  })
  expect(await (await call('/booking/stats/live/')).json()).toMatchObject({ data: { bookings: 1, holds: 0 } })
})

function book(body: unknown, key = `key-${crypto.randomUUID()}`): Promise<Response> {
  return postJson('/booking/rest/v1/booking/', body, { 'idempotency-key': key })
}

async function refusalOf(answer: Response) {
  return v.parse(BookingRefusalSchema, await answer.clone().json()).error
}

async function count(table: 'booking' | 'night'): Promise<number | null> {
  return env.DB.prepare(`SELECT COUNT(*) AS count FROM ${table}`).first<number>('count')
}
