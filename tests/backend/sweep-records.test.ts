import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { sweepRecords } from '../../src/backend/booking/sweep-records.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { bookkeepingYears } from '../../src/editions/agency-facts.ts'
import { postJson } from './call.ts'
import { bookingOf, house, linen, saturday, seedAgency } from './fixtures/agency.ts'

beforeEach(seedAgency)

const year = Number(addDays(saturday, 7).slice(0, 4))
const count = (table: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')
const sweepAt = (instant: string) => sweepRecords(env.DB, new Date(instant))

test('a booking is deleted with its code and extras once the bookkeeping years after its year are over, and not before', async () => {
  const reply = await postJson('/booking/rest/v1/booking/', bookingOf(), { 'idempotency-key': crypto.randomUUID() })
  const { data } = await reply.json<{ data: { bookingNumber: string; addOnKey: string } }>()
  const lookup = { reservationId: data.bookingNumber, key: data.addOnKey, lan: 1 }
  const order = { ...lookup, items: [{ itemId: linen, quantity: 1 }], expectedTotal: 360 }
  const ordered = await postJson('/workers/bs/add-anon-tilkoeb/', order, { 'idempotency-key': crypto.randomUUID() })
  expect(ordered.status).toBe(201)
  const records = () => Promise.all(['booking', 'booking_key', 'booking_addition'].map(count))
  const before = await records()
  expect(before).not.toContain(0)
  await sweepAt(`${year + bookkeepingYears}-12-31T12:00:00Z`)
  expect(await records()).toEqual(before)
  await sweepAt(`${year + bookkeepingYears + 1}-01-01T12:00:00Z`)
  expect(await records()).toEqual([0, 0, 0])
})

test('a request for a stay that could not be booked yet is deleted when its days are over', async () => {
  await env.DB.prepare('UPDATE deferred_period SET opens_at = ?1').bind(addDays(today(), 90)).run()
  const stay = { lodgingId: house.id, arrival: '2028-07-08', duration: 7, languageId: 2 }
  const party = { adults: 2, children: 1, infants: 0, pets: 1 }
  const guest = { name: 'Anne Østergård', email: 'anne@example.com', phone: '+45 12 34 56 78', comment: '' }
  const body = { ...stay, ...party, guest }
  const reply = await postJson('/booking/rest/v1/reservations/', body, { 'idempotency-key': crypto.randomUUID() })
  expect(reply.status).toBe(201)
  await sweepAt('2028-07-15T12:00:00Z')
  expect(await count('reservation')).toBe(1)
  await sweepAt('2028-07-16T12:00:00Z')
  expect(await count('reservation')).toBe(0)
})
