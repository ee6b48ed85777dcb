import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { AddOnDataReplySchema } from '../../src/contracts/add-ons.ts'
import { BookingRefusalSchema, BookingReplySchema } from '../../src/contracts/booking.ts'
import { addDays, agencyInstant, today } from '../../src/domain/stays.ts'
import { actingAt, askBroker, postJson } from './call.ts'
import { bookingOf, house, petFreeHouse, saturday, seedAgency, weekTotal } from './fixtures/agency.ts'

const early = { itemId: 71, quantity: 1 }
const late = { itemId: 72, quantity: 1 }
/** Kroner. */
const price = 400
/** The days of the house: the first week ends on the day on which the second begins. */
const first = { arrival: saturday, duration: 7 }
const second = { arrival: addDays(saturday, 7), duration: 7 }

beforeEach(async () => {
  await seedAgency()
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO item VALUES (71, 'early-check-in', 'stay', 700, 0), (72, 'late-check-out', 'stay', 800, 0)",
    ),
    env.DB.prepare(
      `INSERT INTO lodging_item SELECT id, item_id, 40000, 5400, 0, 1, 1
       FROM lodging CROSS JOIN (SELECT 71 AS item_id UNION ALL SELECT 72)`,
    ),
  ])
})

type Stay = { arrival: string; duration: number; lodgingId?: number }
const bodyOf = (stay: Stay, items: object[]) =>
  bookingOf({ option: stay, items, expectedTotal: weekTotal / 100 + items.length * price })

async function book(stay: Stay, items: object[] = [], db = env.DB) {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const response = await postJson('/booking/rest/v1/booking/', bodyOf(stay, items), headers, { ...env, DB: db })
  return { status: response.status, answer: await response.json() }
}

async function booked(stay: Stay, items: object[] = []) {
  const { answer } = await book(stay, items)
  const { bookingNumber, addOnKey } = v.parse(BookingReplySchema, answer).data
  return { reservationId: bookingNumber, key: addOnKey, lan: 1 }
}

type Lookup = Awaited<ReturnType<typeof booked>>

async function add(lookup: Lookup, item: typeof early, db = env.DB): Promise<number> {
  const order = { ...lookup, items: [item], expectedTotal: price }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return (await postJson('/workers/bs/add-anon-tilkoeb/', order, headers, { ...env, DB: db })).status
}

async function offeredLater(lookup: Lookup): Promise<number[]> {
  const reply = await postJson('/workers/bs/anon-tilkoeb-data/', lookup)
  return v.parse(AddOnDataReplySchema, await reply.json()).data.available.map(({ itemId }) => itemId)
}

const ItemsSchema = v.array(v.object({ itemId: v.number() }))
const BrokerSchema = v.object({ itemPrices: ItemsSchema, bookingFlow: v.object({ itemPrices: ItemsSchema }) })

/** By both queries of the broker. */
async function offered({ arrival, duration, lodgingId = house.id }: Stay): Promise<number[]> {
  const query = `query ($id: Int!, $arrival: String!, $duration: Int!) {
    itemPrices(lan: 1, lodgingId: $id, arrival: $arrival, duration: $duration) { itemId }
    bookingFlow(lan: 1, lodgingId: $id, arrival: $arrival, duration: $duration) { itemPrices { itemId } }
  }`
  const reply = v.parse(BrokerSchema, await askBroker(query, { id: lodgingId, arrival, duration }))
  expect(reply.itemPrices).toEqual(reply.bookingFlow.itemPrices)
  return reply.itemPrices.map(({ itemId }) => itemId).filter((itemId) => itemId > 70)
}

const bookings = () => env.DB.prepare('SELECT count(*) AS n FROM booking').first<number>('n')

const pairs = [
  ['an early check-in on the day of a late check-out', first, late, second, early],
  ['a late check-out on the day of an early check-in', second, early, first, late],
] as const

test.each(pairs)('%s is not offered and not booked with the stay', async (_, sold, item, next, excluded) => {
  expect(await offered(next)).toEqual([71, 72])
  await booked(sold, [item])
  const left = [71, 72].filter((itemId) => itemId !== excluded.itemId)
  expect(await offered(next)).toEqual(left)
  expect(await offered({ ...next, lodgingId: petFreeHouse.id })).toEqual([71, 72])
  const { status, answer } = await book(next, [excluded])
  expect(status).toBe(422)
  const { error } = v.parse(BookingRefusalSchema, answer)
  expect(error).toMatchObject({ code: 'invalid_item', fields: [`items.${excluded.itemId}`] })
  expect(await bookings()).toBe(1)
  expect((await book(next)).status).toBe(201)
})

test.each(pairs)('%s is not offered and not added afterwards', async (_, sold, item, next, excluded) => {
  const [mine, other] = [await booked(next), await booked(sold)]
  expect(await offeredLater(mine)).toContain(excluded.itemId)
  expect(await add(other, item)).toBe(201)
  expect(await offeredLater(mine)).not.toContain(excluded.itemId)
  expect(await add(mine, excluded)).toBe(422)
})

test.each(pairs)('%s is not sold to who is a moment too late', async (_, sold, item, next, excluded) => {
  const booking = await book(
    next,
    [excluded],
    actingAt(0, () => booked(sold, [item])),
  )
  expect(booking.status).toBe(422)
  expect(booking.answer).toMatchObject({ error: { code: 'invalid_item', fields: [`items.${excluded.itemId}`] } })
  expect(await bookings()).toBe(1)
})

test.each(pairs)('%s is not added by who is a moment too late', async (_, sold, item, next, excluded) => {
  const [mine, other] = [await booked(next), await booked(sold)]
  // The first batch counts wrong keys, the second one writes.
  expect(
    await add(
      mine,
      excluded,
      actingAt(1, () => add(other, item)),
    ),
  ).toBe(422)
  expect(await env.DB.prepare('SELECT count(*) AS n FROM booking_addition').first('n')).toBe(1)
})

test('of several houses together none is booked where one of them can’t have its item', async () => {
  await booked({ ...first, lodgingId: petFreeHouse.id }, [late])
  const order = [bodyOf(second, [early]), bodyOf({ ...second, lodgingId: petFreeHouse.id }, [early])]
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const refused = await postJson('/booking/rest/v1/booking/together/', { bookings: order }, headers)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ error: { code: 'invalid_item', lodgingId: petFreeHouse.id } })
  expect(await bookings()).toBe(1)
})

test('both hours of one stay are sold together, and a repeated press that has booked them finds them offered', async () => {
  await booked(first, [early, late])
  expect(await offered(first)).toEqual([71, 72])
})

test('a cancelled or a moved stay leaves its hours to others', async () => {
  const { reservationId } = await booked(first, [late])
  expect(await offered(second)).toEqual([late.itemId])
  const move = (arrival: string) => env.DB.prepare('UPDATE booking SET arrival = ?1').bind(arrival).run()
  await move(addDays(saturday, 21))
  expect(await offered(second)).toEqual([71, 72])
  await move(saturday)
  expect(await offered(second)).toEqual([late.itemId])
  await env.DB.prepare('UPDATE booking SET cancelled_at = unixepoch() WHERE number = ?1').bind(reservationId).run()
  expect(await offered(second)).toEqual([71, 72])
  expect((await book(second, [early])).status).toBe(201)
})

test('an early check-in is not offered on its own day, when nobody can prepare it any more', async () => {
  try {
    vi.useFakeTimers({ now: agencyInstant(today(), '12:30'), toFake: ['Date'] })
    expect(await offered({ arrival: today(), duration: 7 })).toEqual([late.itemId])
    expect(await offered({ arrival: addDays(today(), 1), duration: 7 })).toEqual([early.itemId, late.itemId])
  } finally {
    vi.useRealTimers()
  }
})
