import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { BookingRefusalSchema } from '../../src/contracts/booking.ts'
import { ReservationReplySchema } from '../../src/contracts/reservation.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { postJson } from './call.ts'
import { house, petFreeHouse, saturday, seedAgency } from './fixtures/agency.ts'

const opens = addDays(today(), 90)

beforeEach(async () => {
  await seedAgency()
  await env.DB.prepare('UPDATE deferred_period SET opens_at = ?1').bind(opens).run()
})

const input = {
  lodgingId: house.id,
  arrival: '2028-07-08',
  duration: 7,
  languageId: 2,
  ...{ adults: 2, children: 1, infants: 0, pets: 1 },
  guest: { name: 'Anne Østergård', email: 'anne@example.com', phone: '+45 12 34 56 78', comment: '' },
}

function ask(body: object = input, key = 'a-key-of-its-own'): Promise<Response> {
  return postJson('/booking/rest/v1/reservations/', body, { 'idempotency-key': key })
}

const count = (table: 'reservation' | 'outbox' | 'booking' | 'night') =>
  env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<number>('n')

test('a request is stored with a number and a mail, and nothing is booked or held', async () => {
  const response = await ask()
  expect(response.status).toBe(201)
  const { data } = v.parse(ReservationReplySchema, await response.json())
  expect(data.reservationNumber).toMatch(/^MR-[2-9A-HJKMNP-Z]{8}$/)
  expect(data).toMatchObject({ season: 2028, pricesFrom: opens })
  expect(await Promise.all([count('reservation'), count('outbox'), count('booking'), count('night')])).toEqual([
    1, 1, 0, 0,
  ])
  const mail = await env.DB.prepare('SELECT recipient, data FROM outbox').first<{ recipient: string; data: string }>()
  expect(mail?.recipient).toBe('anne@example.com')
  expect(mail?.data).toContain(data.reservationNumber)
  expect(mail?.data).toMatch(/"path":"\/[a-z-]+-[a-z]{2}\d+\/"/)
})

test('the same request sent twenty times at once is one, with one answer and one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
  const numbers = await Promise.all(
    answers.map(async (answer) => v.parse(ReservationReplySchema, await answer.json()).data.reservationNumber),
  )
  expect(new Set(numbers).size).toBe(1)
  expect(await Promise.all([count('reservation'), count('outbox')])).toEqual([1, 1])
})

test.each([
  ['a stay that has a price', { arrival: saturday }, 422, 'unknown_stay'],
  ['a stay that ends after the period', { arrival: '2028-12-28' }, 422, 'unknown_stay'],
  ['a house that is not let', { lodgingId: 99 }, 404, 'unknown_lodging'],
  ['more than the house sleeps', { adults: 7 }, 422, 'too_many_guests'],
  ['a dog where none may come', { lodgingId: petFreeHouse.id }, 422, 'pets_not_allowed'],
  ['no day at all', { arrival: '2028-02-31' }, 400, 'invalid_request'],
])('%s is refused', async (_, change, status, code) => {
  const answer = await ask({ ...input, ...change })
  expect(answer.status).toBe(status)
  expect(v.parse(BookingRefusalSchema, await answer.json()).error.code).toBe(code)
  expect(await Promise.all([count('reservation'), count('outbox')])).toEqual([0, 0])
})

test('once the prices are there, the period takes no more requests', async () => {
  await env.DB.prepare('UPDATE deferred_period SET opens_at = ?1').bind(today()).run()
  expect((await ask()).status).toBe(422)
})

test('another request under the same key is refused', async () => {
  await ask()
  expect((await ask({ ...input, duration: 14 })).status).toBe(409)
  expect(await count('reservation')).toBe(1)
})

/** 2028 in three periods, the first of which has its prices; 2028-12-30 is in none. */
async function dividePeriods() {
  await env.DB.prepare('DELETE FROM deferred_period').run()
  const insert = env.DB.prepare('INSERT INTO deferred_period VALUES (?1, 2028, ?2, ?3, ?4)')
  await env.DB.batch([
    insert.bind(1, '2028-01-08', '2028-06-24', today()),
    insert.bind(2, '2028-06-24', '2028-07-15', opens),
    insert.bind(3, '2028-07-15', '2028-07-18', addDays(opens, 30)),
    insert.bind(4, '2028-07-18', '2028-12-30', addDays(opens, 10)),
  ])
}

test.each([
  ['across two periods', '2028-07-12', 5, addDays(opens, 30)],
  ['across three periods', '2028-07-12', 7, addDays(opens, 30)],
  ['up to the last day of one', '2028-07-08', 7, opens],
  ['from the first day of one', '2028-07-15', 3, addDays(opens, 30)],
  ['partly in a released period', '2028-06-20', 7, opens],
])('a stay %s is stored, and waits for the last of its prices', async (_, arrival, duration, pricesFrom) => {
  await dividePeriods()
  const response = await ask({ ...input, arrival, duration })
  expect(response.status).toBe(201)
  expect(v.parse(ReservationReplySchema, await response.json()).data.pricesFrom).toBe(pricesFrom)
})

test('a stay partly in a season that is on sale is stored, and one across a gap is not', async () => {
  await dividePeriods()
  await env.DB.prepare("UPDATE deferred_period SET from_date = '2028-01-01' WHERE id = 1").run()
  await env.DB.prepare('UPDATE deferred_period SET opens_at = ?1').bind(opens).run()
  expect((await ask({ ...input, arrival: '2027-12-29' })).status).toBe(201)
  expect((await ask({ ...input, arrival: '2028-12-28' }, 'another-key')).status).toBe(422)
  await env.DB.prepare("UPDATE deferred_period SET to_date = '2028-07-14' WHERE id = 2").run()
  expect((await ask({ ...input, arrival: '2028-07-12' }, 'a-third-key')).status).toBe(422)
})

test('a stay wholly in a released period is booked, not reserved', async () => {
  await dividePeriods()
  expect((await ask({ ...input, arrival: '2028-06-17' })).status).toBe(422)
})

test('a stay whose released nights are sold is refused, one whose nights are held is not', async () => {
  await dividePeriods()
  const sell = (expiresAt: number | null) =>
    env.DB.prepare(
      "INSERT OR REPLACE INTO night (lodging_id, date, holder, expires_at) VALUES (?1, '2028-06-22', 'booking:1', ?2)",
    )
      .bind(house.id, expiresAt)
      .run()
  await sell(4_000_000_000)
  expect((await ask({ ...input, arrival: '2028-06-20' })).status).toBe(201)
  await sell(null)
  const refused = await ask({ ...input, arrival: '2028-06-20' }, 'another-key')
  expect(v.parse(BookingRefusalSchema, await refused.json()).error.code).toBe('taken')
})
