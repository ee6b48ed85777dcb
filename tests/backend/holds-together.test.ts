import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { BookingRefusalSchema, HoldReplySchema, holdHeader, visitorHeader } from '../../src/contracts/booking.ts'
import { addDays } from '../../src/domain/stays.ts'
import { call, postJson } from './call.ts'
import { bookingOf, house, petFreeHouse, saturday, seedAgency } from './fixtures/agency.ts'

beforeEach(seedAgency)

const [anne, bo, carl, dora] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
]
const stay = { lodgingId: house.id, arrival: saturday, duration: 7, languageId: 1 }
const other = { ...stay, lodgingId: petFreeHouse.id }

const put = (path: string, body: object, line?: string) =>
  call(`/booking/rest/v1/holds/${path}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...(line && { [visitorHeader]: line }) },
    body: JSON.stringify(body),
  })
const hold = (id: string, held: object, line?: string) => put(id, held, line)
const holdBoth = (first: string, second: string, line?: string, change: object = {}) =>
  put(
    'together',
    {
      holds: [
        { id: first, ...stay, ...change },
        { id: second, ...other, ...change },
      ],
    },
    line,
  )

async function untilOf(response: Response): Promise<number> {
  return Date.parse(v.parse(HoldReplySchema, await response.json()).data.expiresAt)
}

async function refusalOf(response: Response) {
  return v.parse(BookingRefusalSchema, await response.json()).error
}

/** House, nights and seconds from now until which each holder has them. */
async function heldStays(): Promise<{ house: number; nights: number; left: number }[]> {
  const { results } = await env.DB.prepare(
    `SELECT lodging_id AS house, COUNT(*) AS nights, expires_at - unixepoch() AS "left" FROM night
     WHERE expires_at > unixepoch() GROUP BY holder, lodging_id, expires_at ORDER BY 1`,
  ).all<{ house: number; nights: number; left: number }>()
  return results
}

const age = (seconds: number) =>
  env.DB.prepare('UPDATE night SET expires_at = expires_at - ?1, held_since = held_since - ?1').bind(seconds).run()

test('stays of two houses are held until the same moment, each by its own id, and extended together', async () => {
  const first = await holdBoth(anne, bo)
  expect(first.status).toBe(201)
  expect(Math.abs((await untilOf(first)) - Date.now() - 900_000)).toBeLessThan(60_000)
  expect((await heldStays()).map((held) => [held.house, held.nights])).toEqual([
    [1, 7],
    [2, 7],
  ])
  await age(600)
  const again = await holdBoth(anne, bo)
  expect(again.status).toBe(200)
  expect(Math.abs((await untilOf(again)) - Date.now() - 900_000)).toBeLessThan(60_000)
  const [one, two] = await heldStays()
  expect(one?.left).toBe(two?.left)
})

test('both end when the one that was held first has been held for half an hour', async () => {
  await hold(anne, stay)
  await age(600)
  await hold(anne, stay)
  await age(600)
  await hold(anne, stay)
  await age(300)
  const until = await untilOf(await holdBoth(anne, bo))
  expect(Math.abs(until - Date.now() - 300_000)).toBeLessThan(60_000)
  const [one, two] = await heldStays()
  expect(one?.left).toBe(two?.left)
})

test.each(['first', 'second'] as const)(
  'where another guest holds the %s, neither is held, and the refusal says which and until when',
  async (place) => {
    const taken = place === 'first' ? stay : other
    const until = await untilOf(await hold(carl, taken))
    const response = await holdBoth(anne, bo)
    expect(response.status).toBe(409)
    const refusal = await refusalOf(response)
    expect(refusal).toMatchObject({ code: 'taken', lodgingId: taken.lodgingId })
    expect(Date.parse(String(refusal.until))).toBe(until)
    expect((await heldStays()).map((held) => held.house)).toEqual([taken.lodgingId])
  },
)

test('where the second is sold, or no stay at all, neither is held', async () => {
  const key = { 'idempotency-key': 'a-pair-test-1' }
  const sold = bookingOf({ option: { lodgingId: petFreeHouse.id, pets: 0 } })
  expect((await postJson('/booking/rest/v1/booking/', sold, key)).status).toBe(201)
  const refusal = await refusalOf(await holdBoth(anne, bo))
  expect(refusal).toMatchObject({ code: 'taken', lodgingId: petFreeHouse.id })
  expect(refusal.until).toBeUndefined()
  const none = await holdBoth(anne, bo, undefined, { duration: 6 })
  expect([none.status, (await refusalOf(none)).lodgingId]).toEqual([422, house.id])
  expect(await heldStays()).toEqual([])
})

test('what the ids held before is let go only where both are held', async () => {
  await hold(anne, { ...stay, arrival: addDays(saturday, 14) })
  await hold(carl, other)
  expect((await holdBoth(anne, bo)).status).toBe(409)
  const held = () =>
    env.DB.prepare('SELECT MIN(date) AS date FROM night WHERE lodging_id = ?1').bind(house.id).first('date')
  expect(await held()).toBe(addDays(saturday, 14))
  await call(`/booking/rest/v1/holds/${carl}/`, { method: 'DELETE' })
  expect((await holdBoth(anne, bo)).status).toBe(201)
  expect(await held()).toBe(saturday)
})

test('each house counts as one hold: a pair is held beside one more stay, and not beside two', async () => {
  const line = '192.0.2.1'
  const week = (weeks: number) => ({ ...stay, arrival: addDays(saturday, 7 * weeks) })
  await hold(carl, week(2), line)
  expect((await holdBoth(anne, bo, line)).status).toBe(201)
  expect((await holdBoth(anne, bo, line)).status).toBe(200)
  expect((await hold(dora, { ...other, arrival: addDays(saturday, 21) }, line)).status).toBe(429)
})

test('a limit that forbids the second house holds neither', async () => {
  const line = '192.0.2.1'
  await hold(carl, { ...stay, arrival: addDays(saturday, 14) }, line)
  await hold(dora, { ...other, arrival: addDays(saturday, 14) }, line)
  expect((await holdBoth(anne, bo, line)).status).toBe(429)
  const { results } = await env.DB.prepare('SELECT DISTINCT date FROM night WHERE date < ?1')
    .bind(addDays(saturday, 14))
    .all()
  expect(results).toEqual([])
})

test('one house of the two is booked or let go, and the other stays held', async () => {
  await holdBoth(anne, bo)
  const headers = { 'idempotency-key': 'a-pair-test-2', [holdHeader]: anne }
  expect((await postJson('/booking/rest/v1/booking/', bookingOf({}), headers)).status).toBe(201)
  expect((await heldStays()).map((held) => held.house)).toEqual([petFreeHouse.id])
  await call(`/booking/rest/v1/holds/${bo}/`, { method: 'DELETE' })
  expect(await heldStays()).toEqual([])
})

test('of two guests who want the same pair at once, in whichever order, one holds both', async () => {
  const turned = put('together', {
    holds: [
      { id: dora, ...other },
      { id: carl, ...stay },
    ],
  })
  const statuses = (await Promise.all([holdBoth(anne, bo), turned])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 409])
  expect((await heldStays()).map((held) => held.house)).toEqual([house.id, petFreeHouse.id])
})

test.each([
  ['one hold', [{ id: anne, ...stay }]],
  [
    'one id for both',
    [
      { id: anne, ...stay },
      { id: anne, ...other },
    ],
  ],
  [
    'one house twice',
    [
      { id: anne, ...stay },
      { id: bo, ...stay, arrival: addDays(saturday, 7) },
    ],
  ],
  ['four holds', [anne, bo, carl, dora].map((id, index) => ({ ...stay, id, lodgingId: index + 1 }))],
  ['no holds', undefined],
])('%s is refused as it stands', async (_, holds) => {
  const response = await put('together', { holds })
  expect([response.status, (await refusalOf(response)).code]).toEqual([400, 'invalid_request'])
  expect(await heldStays()).toEqual([])
})
