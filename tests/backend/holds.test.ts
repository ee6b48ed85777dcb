import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { book as bookNow } from '../../src/backend/booking/book.ts'
import { holdStay, sweepHolds } from '../../src/backend/booking/holds.ts'
import {
  BookingRefusalSchema,
  BookingRequestSchema,
  HeldReplySchema,
  HoldReplySchema,
  holdHeader,
  provenHeader,
  visitorHeader,
} from '../../src/contracts/booking.ts'
import { addDays } from '../../src/domain/stays.ts'
import { markets } from '../../src/markets/market.ts'
import { call, postJson } from './call.ts'
import { bookingOf, house, petFreeHouse, saturday, seedAgency } from './fixtures/agency.ts'

beforeEach(seedAgency)

const [anne, bo] = ['a'.repeat(32), 'b'.repeat(32)]

function hold(id: string, stay: object = {}): Promise<Response> {
  const body = { lodgingId: house.id, arrival: saturday, duration: 7, languageId: 1, ...stay }
  return call(`/booking/rest/v1/holds/${id}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const release = (id: string) => call(`/booking/rest/v1/holds/${id}/`, { method: 'DELETE' })

async function untilOf(response: Response): Promise<number> {
  return Date.parse(v.parse(HoldReplySchema, await response.json()).data.expiresAt)
}

async function codeOf(response: Response): Promise<string> {
  return v.parse(BookingRefusalSchema, await response.json()).error.code
}

/** Free stays of the house by the broker, for the holder of that hold. */
async function freeStays(id?: string): Promise<[string, number][]> {
  const query = `query ($id: Int!) { bookingOptions(lan: 1, lodgingId: $id) { arrival duration status } }`
  const response = await postJson(
    '/broker/graphql',
    { query, variables: { id: house.id } },
    id ? { [holdHeader]: id } : {},
  )
  const stay = v.object({ arrival: v.string(), duration: v.number(), status: v.number() })
  const schema = v.object({ data: v.object({ bookingOptions: v.array(stay) }) })
  const { data } = v.parse(schema, await response.json())
  return data.bookingOptions.flatMap(({ arrival, duration, status }) => (status === 1 ? [[arrival, duration]] : []))
}

/** Houses that a search finds, with the arrival at which they are priced. */
async function found(index: string, filter: string[] = []): Promise<[number, string][]> {
  const response = await postJson(
    `/search/indexes/${index}/search`,
    { q: '', filter },
    { authorization: `Bearer ${env.SERVICE_KEY}` },
  )
  const schema = v.object({ hits: v.array(v.object({ lodgingId: v.number(), date: v.string() })) })
  return v.parse(schema, await response.json()).hits.map(({ lodgingId, date }) => [lodgingId, date])
}

const weekOf = (arrival: string) => found('lodgingOptions_duration-7_lan-1', [`date = "${arrival}"`, 'duration = 7'])

/** As if that many seconds had gone by for what is held. */
const age = (seconds: number) =>
  env.DB.prepare('UPDATE night SET expires_at = expires_at - ?1, held_since = held_since - ?1').bind(seconds).run()

test('a held stay is held for a quarter of an hour, and extended by asking again', async () => {
  const first = await hold(anne)
  expect(first.status).toBe(201)
  expect(Math.abs((await untilOf(first)) - Date.now() - 900_000)).toBeLessThan(60_000)
  await age(600)
  const again = await hold(anne)
  expect(again.status).toBe(200)
  expect(Math.abs((await untilOf(again)) - Date.now() - 900_000)).toBeLessThan(60_000)
})

test('a hold that is extended again and again ends after half an hour', async () => {
  await hold(anne)
  for (let minutes = 0; minutes < 20; minutes += 10) {
    await age(600)
    expect((await hold(anne)).status).toBe(200)
  }
  const until = await untilOf(await hold(anne))
  expect(Math.abs(until - Date.now() - 600_000)).toBeLessThan(60_000)
})

test('for others the stay and what overlaps it is taken: in the calendar, in the search and when they book', async () => {
  const free = (await freeStays()).length
  expect(await weekOf(saturday)).toHaveLength(2)
  await hold(anne, { arrival: addDays(saturday, 7) })
  expect((await freeStays()).length).toBe(free - 3)
  expect(await weekOf(addDays(saturday, 7))).toEqual([[petFreeHouse.id, addDays(saturday, 7)]])
  expect(await weekOf(saturday)).toHaveLength(2)
  expect(await codeOf(await hold(bo, { arrival: addDays(saturday, 7) }))).toBe('taken')
  const booked = await book(addDays(saturday, 7))
  expect([booked.status, await codeOf(booked)]).toEqual([409, 'taken'])
})

test('the guest’s own hold is in nobody’s way: they see the stay free, and book it', async () => {
  const free = await freeStays()
  await hold(anne)
  expect(await freeStays(anne)).toEqual(free)
  expect(await freeStays(bo)).not.toContainEqual([saturday, 7])
  expect((await book(saturday, { [holdHeader]: anne })).status).toBe(201)
  expect(await heldNights()).toBe(0)
})

test('who books another stay lets go of the one that they held', async () => {
  await hold(anne)
  expect((await book(addDays(saturday, 14), { [holdHeader]: anne })).status).toBe(201)
  expect(await freeStays()).toContainEqual([saturday, 7])
})

test('a hold moves to the stay that is chosen next, and is gone when it is released', async () => {
  await hold(anne)
  expect((await hold(anne, { arrival: addDays(saturday, 7), duration: 14 })).status).toBe(201)
  expect(await freeStays()).toContainEqual([saturday, 7])
  expect(await heldNights()).toBe(14)
  await hold(anne, { lodgingId: petFreeHouse.id })
  expect(await freeStays()).toContainEqual([addDays(saturday, 7), 14])
  expect((await release(anne)).status).toBe(200)
  expect((await release(anne)).status).toBe(200)
  expect(await heldNights()).toBe(0)
})

test('an expired hold holds nothing, before anything has swept it', async () => {
  await hold(anne)
  await age(901)
  expect(await freeStays()).toContainEqual([saturday, 7])
  expect(await weekOf(saturday)).toHaveLength(2)
  expect((await hold(bo)).status).toBe(201)
  await age(901)
  expect((await book(saturday)).status).toBe(201)
})

test('the sweep takes expired holds away and leaves live ones and what is sold', async () => {
  await hold(anne)
  await age(901)
  await hold(bo, { lodgingId: petFreeHouse.id })
  await book(addDays(saturday, 14))
  await sweepHolds(env.DB, new Date())
  const { results } = await env.DB.prepare('SELECT lodging_id, COUNT(*) AS nights FROM night GROUP BY 1').all()
  expect(results).toEqual([
    { lodging_id: house.id, nights: 7 },
    { lodging_id: petFreeHouse.id, nights: 7 },
  ])
})

test('a search without dates prices a house at its cheapest stay that nobody holds', async () => {
  const priceOf = async () => (await found('lodgingOptions_duration-_lan-1')).find(([id]) => id === house.id)?.[1]
  expect(await priceOf()).toBe(saturday)
  await hold(anne)
  expect(await priceOf()).toBe(addDays(saturday, 7))
  await release(anne)
  expect(await priceOf()).toBe(saturday)
  await hold(anne)
  await age(901)
  expect(await priceOf()).toBe(saturday)
})

test('a house whose hold ends because its guest has booked another is found at its cheapest stay again', async () => {
  const offer = () =>
    env.DB.prepare("SELECT arrival FROM search_offer WHERE currency = 'DKK' AND lodging_id = ?1")
      .bind(house.id)
      .first('arrival')
  await hold(anne)
  expect(await offer()).toBe(addDays(saturday, 7))
  expect((await book(addDays(saturday, 28), { [holdHeader]: anne })).status).toBe(201)
  expect(await freeStays()).toContainEqual([saturday, 7])
  await sweepHolds(env.DB, new Date())
  expect(await offer()).toBe(saturday)
})

test('of 50 guests who want the same week at once one holds it', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => index.toString(16).padStart(32, '0'))
  const statuses = (await Promise.all(ids.map((id) => hold(id)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  expect(await heldNights()).toBe(7)
})

test('what is no hold is refused by its field, and what is no stay by its name', async () => {
  expect((await hold('short')).status).toBe(400)
  expect((await hold(anne, { duration: 0 })).status).toBe(400)
  expect(await codeOf(await hold(anne, { duration: 6 }))).toBe('unknown_stay')
  expect(await codeOf(await hold(anne, { lodgingId: 99 }))).toBe('unknown_stay')
  await book(saturday)
  expect(await codeOf(await hold(anne))).toBe('taken')
})

test.each([
  ['2027-07-03', '2027-07-03T10:59:59Z', '2027-07-03T11:00:00Z'],
  ['2027-01-09', '2027-01-09T11:59:59Z', '2027-01-09T12:00:00Z'],
])(
  'a stay that begins on %s is held and booked until 13:00 in Copenhagen, and not after',
  async (day, before, after) => {
    await env.DB.prepare(
      `INSERT OR REPLACE INTO booking_option SELECT lodging_id, ?1, duration, price_dkk, normal_price_dkk, total_dkk, fee_dkk,
       price_eur, normal_price_eur, total_eur, fee_eur, discount_tags, 1
     FROM booking_option WHERE lodging_id = ?2 AND arrival = ?3 AND duration = 7`,
    )
      .bind(day, house.id, saturday)
      .run()
    const stay = { lodgingId: house.id, arrival: day, duration: 7, languageId: 1 as const }
    const request = v.parse(BookingRequestSchema, bookingOf({ option: { arrival: day } }))
    const at = (instant: string) => ({ now: new Date(instant), seconds: 900, visitor: { isProven: false } })
    const order = (key: string, holdId: string | null) => {
      return { kind: 'request' as const, key, market: markets[0], bookings: [{ request, holdId }] }
    }
    expect(await holdStay(env.DB, anne, stay, at(after))).toMatchObject({ refusal: { code: 'too_late' } })
    expect(await bookNow(env.DB, order('too-late-key', null), new Date(after))).toMatchObject({
      refusal: { code: 'too_late' },
    })
    expect((await holdStay(env.DB, anne, stay, at(before))).kind).toBe('held')
    expect((await bookNow(env.DB, order('in-time-key', anne), new Date(before))).kind).toBe('booked')
  },
)

let keys = 0
function book(arrival: string, headers: Record<string, string> = {}): Promise<Response> {
  keys += 1
  return postJson('/booking/rest/v1/booking/', bookingOf({ option: { arrival } }), {
    'idempotency-key': `a-hold-test-${keys}`,
    ...headers,
  })
}

async function heldNights(): Promise<number> {
  const count = await env.DB.prepare('SELECT COUNT(*) AS n FROM night WHERE expires_at > unixepoch()').first<number>(
    'n',
  )
  return count ?? 0
}

const network = (line: string, isProven = false) => ({
  [visitorHeader]: line,
  ...(isProven && { [provenHeader]: 'yes' }),
})
const idOf = (index: number) => index.toString(16).padStart(32, '0')
const weeks = Array.from({ length: 4 }, (_, index) => addDays(saturday, 7 * index))

async function holdFrom(line: string, index: number, stay: object = {}, isProven = false): Promise<number> {
  const response = await call(`/booking/rest/v1/holds/${idOf(index)}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...network(line, isProven) },
    body: JSON.stringify({ lodgingId: house.id, arrival: saturday, duration: 7, languageId: 1, ...stay }),
  })
  return response.status
}

test('one line of the network holds two stays of a house at once and three in all, however many drafts it begins', async () => {
  const ofHouse = await Promise.all(weeks.map((arrival, index) => holdFrom('192.0.2.1', index, { arrival })))
  expect(ofHouse.toSorted()).toEqual([201, 201, 429, 429])
  const others = await Promise.all(
    weeks.map((arrival, index) => holdFrom('192.0.2.1', 10 + index, { lodgingId: petFreeHouse.id, arrival })),
  )
  expect(others.toSorted()).toEqual([201, 429, 429, 429])
  expect(await heldNights()).toBe(21)
  expect(await holdFrom('192.0.2.1', 20, { lodgingId: petFreeHouse.id, arrival: weeks[3] }, true)).toBe(201)
})

test('four stays of a house are held at once, for whomever, and the hold of who has one can be extended', async () => {
  for (const [index, arrival] of weeks.entries())
    expect(await holdFrom(`192.0.2.${index}`, index, { arrival })).toBe(201)
  expect(await holdFrom('192.0.2.9', 9, { arrival: addDays(saturday, 28) })).toBe(429)
  expect(await holdFrom('192.0.2.3', 3, { arrival: weeks[3] })).toBe(200)
})

test('a hold that its network may not extend any more lasts as long as before', async () => {
  const untilOfFirst = async () => {
    const response = await call(`/booking/rest/v1/holds/${idOf(0)}/`)
    return v.parse(HeldReplySchema, await response.json()).data.expiresAt
  }
  expect(await holdFrom('192.0.2.1', 0)).toBe(201)
  await age(300)
  const until = await untilOfFirst()
  await env.DB.prepare('INSERT INTO hold_time SELECT network, 99, 14400, since FROM hold_time').run()
  expect(await holdFrom('192.0.2.1', 0)).toBe(200)
  expect(await untilOfFirst()).toBe(until)
  expect(await holdFrom('192.0.2.1', 1, { arrival: weeks[1] })).toBe(429)
})

test('who lets go of a stay and takes it again, with another draft, has it for half an hour in all', async () => {
  expect(await holdFrom('192.0.2.1', 1)).toBe(201)
  await age(900)
  expect(await holdFrom('192.0.2.1', 2)).toBe(201)
  await age(900)
  expect(await holdFrom('192.0.2.1', 3)).toBe(429)
  expect(await holdFrom('192.0.2.1', 4, { arrival: weeks[1] })).toBe(429)
  expect(await holdFrom('192.0.2.2', 5)).toBe(201)
})

test('time that was not used does not count', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await holdFrom('192.0.2.1', turn)).toBe(201)
    expect((await release(idOf(turn))).status).toBe(200)
  }
})

test('a hold says what it holds and until when, without being extended, and one that is none says so', async () => {
  await hold(anne)
  await age(600)
  const response = await call(`/booking/rest/v1/holds/${anne}/`)
  const { data } = v.parse(HeldReplySchema, await response.json())
  expect(data).toMatchObject({ lodgingId: house.id, arrival: saturday, duration: 7 })
  expect(Math.abs(Date.parse(data.expiresAt) - Date.now() - 300_000)).toBeLessThan(60_000)
  expect((await call(`/booking/rest/v1/holds/${bo}/`)).status).toBe(404)
})

test('a failing call of a hold is logged without the id that opens it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const id = '0123456789abcdef0123456789abcdef'
  vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
    throw new Error('the database is away')
  })
  const response = await call(`/booking/rest/v1/holds/${id}/`, { method: 'DELETE' })
  vi.restoreAllMocks()
  expect(response.status).toBe(500)
  expect(log).toHaveBeenCalled()
  expect(log.mock.calls.flat().map(String).join('\n')).not.toContain(id)
})
