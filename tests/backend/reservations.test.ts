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

const wish = {
  lodgingId: house.id,
  arrival: '2028-07-08',
  duration: 7,
  languageId: 2,
  ...{ adults: 2, children: 1, infants: 0, pets: 1 },
  guest: { name: 'Anne Østergård', email: 'anne@example.com', phone: '+45 12 34 56 78', comment: '' },
}

function ask(body: object = wish, key = 'a-key-of-its-own'): Promise<Response> {
  return postJson('/booking/rest/v1/reservations/', body, { 'idempotency-key': key })
}

const count = (table: 'reservation' | 'outbox' | 'booking' | 'night') =>
  env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<number>('n')

test('a wish is stored with a number and a mail, and nothing is booked or held', async () => {
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
})

test('the same wish sent twenty times at once is one, with one answer and one mail', async () => {
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
  const answer = await ask({ ...wish, ...change })
  expect(answer.status).toBe(status)
  expect(v.parse(BookingRefusalSchema, await answer.json()).error.code).toBe(code)
  expect(await Promise.all([count('reservation'), count('outbox')])).toEqual([0, 0])
})

test('once the prices are there, the period takes no more wishes', async () => {
  await env.DB.prepare('UPDATE deferred_period SET opens_at = ?1').bind(today()).run()
  expect((await ask()).status).toBe(422)
})

test('another wish under the same key is refused', async () => {
  await ask()
  expect((await ask({ ...wish, duration: 14 })).status).toBe(409)
  expect(await count('reservation')).toBe(1)
})
