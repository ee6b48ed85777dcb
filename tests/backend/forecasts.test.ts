import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadItemPrices } from '../../src/backend/broker/stays/items.ts'
import { backTest, promisedHits, readEarlier, scoresOf } from '../../src/backend/forecast/back-test.ts'
import { refreshForecasts } from '../../src/backend/forecast/refresh.ts'
import type { ChosenItem } from '../../src/contracts/booking.ts'
import type { BookingOptionItemPrice } from '../../src/contracts/lodging.ts'
import { LodgingHitSchema, StayHitSchema } from '../../src/contracts/search.ts'
import { linenCharge, linenOffers, linenQuantity } from '../../src/domain/booking/linen.ts'
import { forecastTotal, forecastUse, seasonOf } from '../../src/domain/consumption.ts'
import { invalidChoices, priceStay } from '../../src/domain/prices.ts'
import { marketById } from '../../src/markets/market.ts'
import { askBroker, call } from './call.ts'
import { emptySmallAgency, seedSmallAgency } from './fixtures/seeded.ts'

beforeAll(() => seedSmallAgency(env.DB, 60, 6))
afterAll(() => emptySmallAgency(env.DB))

const StaysSchema = v.object({
  hits: v.array(
    v.object({
      ...StayHitSchema.entries,
      persons: LodgingHitSchema.entries.persons,
      allIn: v.optional(v.record(v.string(), v.number())),
    }),
  ),
})
const HousesSchema = v.object({
  hits: v.array(
    v.object({
      lodgingId: v.number(),
      date: v.string(),
      metered: LodgingHitSchema.entries.metered,
      meteredBySeason: v.record(v.string(), LodgingHitSchema.entries.metered),
      linen: LodgingHitSchema.entries.linen,
    }),
  ),
})

const BrokerUseSchema = v.object({
  lodging: v.object({
    itemPrices: v.array(
      v.object({
        unitPrice: v.number(),
        use: v.nullable(v.record(v.string(), v.number())),
      }),
    ),
  }),
})

/** Weeks, each with what is said of its season. */
async function find(body: object) {
  const stays = v.parse(
    StaysSchema,
    await search('lodgingOptions_duration-7_lan-1', { filter: 'duration = 7', ...body }),
  )
  const houses = v.parse(HousesSchema, await search('lodgingOptions_duration-_lan-1', {}))
  const ofHouse = new Map(houses.hits.map((house) => [house.lodgingId, house]))
  return stays.hits.map((hit) => {
    const house = ofHouse.get(hit.lodgingId)
    return { ...hit, metered: house?.meteredBySeason[seasonOf(hit.date ?? '')], linen: house?.linen ?? [] }
  })
}

async function search(index: string, body: object): Promise<unknown> {
  const response = await call(`/search/indexes/${index}/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.SERVICE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ hitsPerPage: 1000, attributesToRetrieve: ['*'], ...body }),
  })
  return response.json()
}

test('of the seeded stays eight in ten bills lie in the range that was foretold without them', async () => {
  const scores = scoresOf(backTest(await readEarlier(env.DB)))
  expect(scores[0]?.stays).toBeGreaterThan(1000)
  for (const { group, hits } of scores.slice(0, 4)) expect(hits, group).toBeGreaterThanOrEqual(promisedHits)
})

test('forecasts are made once for the same readings, and again when there is a new one', async () => {
  expect(await refreshForecasts(env.DB)).toBe(false)
  const last = await env.DB.prepare('SELECT * FROM item_consumption ORDER BY id DESC LIMIT 1').first<{
    id: number
    lodging_id: number
  }>()
  const stays = () =>
    env.DB.prepare('SELECT max(stays) AS stays FROM item_use WHERE lodging_id = ?1')
      .bind(last?.lodging_id)
      .first<number>('stays')
  const before = await stays()
  await env.DB.prepare(
    `INSERT INTO item_consumption (id, lodging_id, item_id, stay, days, adults, children, season, consumed)
     VALUES (?1 + 1, ?2, 20, 99, 7, 2, 0, 'summer', 120)`,
  )
    .bind(last?.id, last?.lodging_id)
    .run()
  expect(await refreshForecasts(env.DB)).toBe(true)
  expect(await stays()).toBe((before ?? 0) + 1)
})

test('a run that was cut off goes on behind its last houses, also where a new reading has come since', async () => {
  const { DB } = env
  const all = () => DB.prepare('SELECT * FROM item_use ORDER BY lodging_id, season, item_id').all()
  const addReading = () =>
    DB.prepare(
      `INSERT INTO item_consumption (lodging_id, item_id, stay, days, adults, children, season, consumed)
       SELECT max(lodging_id), 20, 100, 7, 2, 0, 'summer', 90 FROM item_consumption`,
    ).run()
  const written: number[] = []
  const counted = (failsAt: number) =>
    new Proxy(DB, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...given: unknown[]) => {
          if (name === 'batch' && written.push(1) === failsAt) throw new Error('SQLITE_ERROR: the worker has ended')
          return member.apply(target, given)
        }
      },
    })
  await addReading()
  await expect(refreshForecasts(counted(3), 20)).rejects.toThrow('has ended')
  await addReading()
  written.length = 0
  expect(await refreshForecasts(counted(0), 20)).toBe(true)
  // The last third of sixty houses, and the end of it.
  expect(written).toHaveLength(2)
  // The later reading is the next run's.
  expect(await refreshForecasts(DB, 20)).toBe(true)
  expect(await refreshForecasts(DB, 20)).toBe(false)
  const { results } = await all()
  await DB.prepare('DELETE FROM item_use_state').run()
  expect(await refreshForecasts(DB)).toBe(true)
  expect((await all()).results).toEqual(results)
})

test('what a search sorts by is the total, bed linen and the forecast, for each number of guests that the house takes', async () => {
  for (const guests of [1, 2, 4, 9, 16]) {
    const hits = await find({ sort: [`allIn.${guests}:asc`] })
    const expected = hits.map((hit) => {
      if (guests > Math.max(2, hit.persons)) return null
      const persons = Math.min(guests, hit.persons)
      const parts = (hit.metered ?? []).map((item) =>
        forecastUse(item, item.unitPrice, { nights: hit.duration ?? 0, persons }),
      )
      const total = forecastTotal(parts)
      return total && hit.totalPrice + total.expected + linenCharge(hit.linen, hit.duration ?? 0, persons)
    })
    for (const [place, sum] of expected.entries()) {
      const found = hits[place]?.allIn?.[guests]
      if (sum === null) expect(found).toBeUndefined()
      else expect(Math.round((found ?? 0) * 100)).toBe(sum)
    }
    const sorted = hits.map((hit) => hit.allIn?.[guests] ?? Number.POSITIVE_INFINITY)
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
  }
})

test('houses with fewer than three earlier stays have no forecast and come last', async () => {
  const kept = 'SELECT stay FROM item_consumption WHERE lodging_id = c.lodging_id ORDER BY id LIMIT 1'
  await env.DB.batch([
    env.DB.prepare(
      `DELETE FROM item_consumption AS c WHERE lodging_id = (SELECT min(lodging_id) FROM item_consumption) AND stay <> (${kept})`,
    ),
    env.DB.prepare('UPDATE item_use_state SET last_reading = 0'),
  ])
  await refreshForecasts(env.DB)
  const { results } = await env.DB.prepare(
    'SELECT lodging_id AS id FROM item_consumption GROUP BY lodging_id HAVING count(DISTINCT stay) < 3',
  ).all<{ id: number }>()
  const few = new Set(results.map(({ id }) => id))
  const hits = await find({ sort: ['allIn.2:asc'], distinct: 'lodgingId' })
  const without = hits.map(({ lodgingId, metered = [] }) => ({
    isFew: few.has(lodgingId),
    isEmpty: metered.every(({ stays }) => stays === 0),
    isMetered: metered.length > 0,
  }))
  expect(without.some(({ isFew }) => isFew)).toBe(true)
  for (const { isFew, isEmpty } of without) if (isFew) expect(isEmpty).toBe(true)
  // That the use is paid for can be said of them, too.
  expect(without.every(({ isMetered }) => isMetered)).toBe(true)
  const firstWithout = without.findIndex(({ isEmpty }) => isEmpty)
  expect(without.slice(firstWithout).every(({ isEmpty }) => isEmpty)).toBe(true)
})

test('a house has the use of the season of its own cheapest stay beside that of every season', async () => {
  const { hits } = v.parse(HousesSchema, await search('lodgingOptions_duration-_lan-1', {}))
  const used = hits.filter(({ metered }) => metered?.length)
  expect(used).not.toEqual([])
  for (const { date, metered, meteredBySeason } of hits) expect(metered).toEqual(meteredBySeason[seasonOf(date)] ?? [])
})

test('the broker says of each metered item what the search says, for the season of the stay', async () => {
  const [hit] = await find({ filter: 'duration = 7 AND allIn.4 > 0', hitsPerPage: 1 })
  if (!hit?.date) throw new Error('There is a stay')
  const { lodging } = v.parse(
    BrokerUseSchema,
    await askBroker(
      `query ($id: Int!, $season: String!) { lodging(id: $id, lan: 1) {
         itemPrices { unitPrice use(season: $season) { level ownPersons extraNights low high stays } } } }`,
      { id: hit.lodgingId, season: seasonOf(hit.date) },
    ),
  )
  const told = lodging.itemPrices.flatMap(({ unitPrice, use }) =>
    use ? [{ unitPrice: Math.round(unitPrice * 100), ...use }] : [],
  )
  expect(byPrice(told)).toEqual(byPrice(hit.metered ?? []))
})

test('a dearer kilowatt hour makes the sum dearer at once', async () => {
  const [before] = await find({ filter: 'duration = 7 AND allIn.4 > 0', hitsPerPage: 1 })
  await env.DB.prepare(
    'UPDATE lodging_item SET unit_price_dkk = unit_price_dkk * 2 WHERE lodging_id = ?1 AND item_id = 20',
  )
    .bind(before?.lodgingId)
    .run()
  const [after] = await find({ filter: `id = "${before?.id}"` })
  expect(after?.totalPrice).toBe(before?.totalPrice)
  expect(after?.allIn?.[4]).toBeGreaterThan(before?.allIn?.[4] ?? Number.POSITIVE_INFINITY)
})

test.each([
  ["UPDATE item SET charge_type = 'night' WHERE type = 'linen'", 1],
  ["UPDATE item SET charge_type = 'stay' WHERE type = 'linen'", 1],
  ["UPDATE item SET charge_type = 'piece' WHERE type = 'linen'", 1],
  ['UPDATE lodging_item SET min_quantity = 2, max_quantity = 3 WHERE item_id = 3', 1],
  ["UPDATE item SET type = 'linen' WHERE id = 4", 2],
  ['UPDATE lodging_item SET unit_price_dkk = 100 WHERE item_id = 4', 2],
  ['UPDATE lodging_item SET is_mandatory = 1 WHERE item_id = 4', 0],
  ["UPDATE item SET type = 'towels' WHERE id = 4", 1],
  ['DELETE FROM lodging_item WHERE item_id = 3', 0],
])('bed linen costs in a search what it costs in an order: %s', async (change, offers) => {
  await env.DB.prepare(change).run()
  const hits = await find({})
  for (const hit of hits) {
    expect(hit.linen).toHaveLength(offers)
    for (const [guests, sum] of Object.entries(hit.allIn ?? {})) {
      const persons = Math.min(Number(guests), hit.persons)
      const use = forecastTotal(
        (hit.metered ?? []).map((item) => forecastUse(item, item.unitPrice, { nights: hit.duration ?? 0, persons })),
      )
      const linen = linenCharge(hit.linen, hit.duration ?? 0, persons)
      expect(Math.round(sum * 100)).toBe(hit.totalPrice + (use?.expected ?? 0) + linen)
      expect(linen).toBe(await orderedLinen(hit, persons))
    }
  }
  const within = await find({ filter: 'duration = 7 AND allIn.4 <= 5000' })
  const found = hits.filter(({ allIn }) => (allIn?.[4] ?? Number.POSITIVE_INFINITY) <= 5000)
  expect(within.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted())
})

/** Price of the cheapest bed linen in an order of the stay for so many adults; 0 where there is none to choose. */
async function orderedLinen({ lodgingId, duration }: { lodgingId: number; duration: number | null }, adults: number) {
  const prices = await pricesOfHouse(lodgingId)
  const option = { price: 0, transactionFee: 0, duration: duration ?? 0 }
  const totalWith = (chosen: ChosenItem[]) => priceStay(option, prices, chosen, { adults, children: 0 }).total
  const sums = linenOffers(prices).map((offer) => {
    const chosen = [{ itemId: offer.itemId, quantity: linenQuantity(offer, adults) }]
    expect(invalidChoices(prices, chosen)).toEqual([])
    return totalWith(chosen) - totalWith([])
  })
  return sums.length > 0 ? Math.min(...sums) : 0
}

const readPrices = new Map<string, Promise<BookingOptionItemPrice[]>>()

function pricesOfHouse(lodgingId: number): Promise<BookingOptionItemPrice[]> {
  const key = `${expect.getState().currentTestName} ${lodgingId}`
  const prices = readPrices.get(key) ?? loadItemPrices(env.DB, [lodgingId], marketById(1))
  readPrices.set(key, prices)
  return prices
}

function byPrice<Item extends { unitPrice: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.unitPrice - b.unitPrice)
}
