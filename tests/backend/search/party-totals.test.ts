import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadItemPrices } from '../../../src/backend/broker/stays/items.ts'
import { StayHitSchema } from '../../../src/contracts/search.ts'
import { withPetItems } from '../../../src/domain/booking/pet-items.ts'
import { requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { partyOfCriteria, withPartyTotals } from '../../../src/domain/party-criteria.ts'
import { priceStay } from '../../../src/domain/prices.ts'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchRequest } from '../../../src/domain/search-request.ts'
import { parseSearchView } from '../../../src/domain/search-view.ts'
import { addDays, today } from '../../../src/domain/stays.ts'
import { marketById } from '../../../src/markets/market.ts'
import { indexOf, toSearchBody } from '../../../src/services/search/meilisearch-request.ts'
import { call } from '../call.ts'
import { emptySmallAgency, seedSmallAgency } from '../fixtures/seeded.ts'

const markets = [marketById(1), marketById(2)]
/** Within the weeks that the small agency has stays of. */
const inTwoWeeks = addDays(today(), 14)
const arrival = `ankomst=${inTwoWeeks}&flex=3`

beforeAll(() => seedSmallAgency(env.DB, 60, 6))
afterAll(() => emptySmallAgency(env.DB))

const FoundSchema = v.object({ totalHits: v.number(), hits: v.array(StayHitSchema) })

async function find(query: string, market = markets[0]) {
  const parameters = new URLSearchParams(query)
  const criteria = parseCriteria(parameters)
  const view = { ...parseSearchView(parameters), result: 1000 }
  const request = parseSearchRequest(requestOfCriteria(criteria, view, market?.id ?? 1, today()))
  const response = await call(`/search/indexes/${indexOf(request)}/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.SERVICE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(toSearchBody(request)),
  })
  const found = v.parse(FoundSchema, await response.json())
  return { ...found, hits: withPartyTotals(found.hits, partyOfCriteria(criteria)?.pets ?? 0) }
}

async function totalOf(hit: Awaited<ReturnType<typeof find>>['hits'][number], pets: number, market = markets[0]) {
  const itemPrices = await loadItemPrices(env.DB, [hit.lodgingId], market ?? marketById(1))
  const party = { adults: 2, children: 0, infants: 0, pets }
  const option = { price: hit.price, transactionFee: hit.transactionFee, duration: hit.duration ?? 0 }
  return priceStay(option, itemPrices, withPetItems(itemPrices, [], party), party).total
}

test.each(['', arrival, `maaned=${inTwoWeeks.slice(0, 7)}`])(
  'with pets each house costs its total with their charge: %s',
  async (when) => {
    for (const market of markets) {
      for (const pets of [1, 2]) {
        const { hits } = await find(`${when}&husdyr=${pets}`, market)
        expect(hits.length).toBeGreaterThan(3)
        for (const hit of hits) expect(hit.totalPrice).toBe(await totalOf(hit, pets, market))
        expect(hits.some(({ petCharge = 0 }) => petCharge > 0)).toBe(true)
      }
    }
  },
)

test.each(['', arrival])('limits and orders are of those totals: %s', async (when) => {
  const all = await find(`${when}&husdyr=1&searchOrder=price-asc`)
  const totals = all.hits.map(({ totalPrice }) => totalPrice)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  // A house whose total without its pet is below the limit, and with it above.
  const [hit] = all.hits.filter(({ petCharge = 0 }) => petCharge > 0)
  const limit = Math.ceil((hit?.totalPrice ?? 0) / 100) - 1
  const within = await find(`${when}&husdyr=1&maxPris=${limit}`)
  expect(within.hits.every(({ totalPrice }) => totalPrice <= limit * 100)).toBe(true)
  expect(within.totalHits).toBe(totals.filter((total) => total <= limit * 100).length)
})

test('a pet that is charged by the night, and one beyond those that are charged, are counted so', async () => {
  const [hit] = (await find(`${arrival}&husdyr=2`)).hits.filter(({ petCharge = 0 }) => petCharge > 0)
  const id = hit?.lodgingId ?? 0
  const own = async () => (await find(`${arrival}&husdyr=2`)).hits.find(({ lodgingId }) => lodgingId === id)
  await env.DB.prepare(
    'UPDATE lodging_item SET max_quantity = 1, unit_price_dkk = 5000 WHERE lodging_id = ?1 AND item_id = 6',
  )
    .bind(id)
    .run()
  expect((await own())?.petCharge).toBe(5000)
  await env.DB.prepare("UPDATE item SET charge_type = 'night' WHERE id = 6").run()
  expect((await own())?.petCharge).toBe(5000 * (hit?.duration ?? 0))
  await env.DB.prepare('UPDATE lodging_item SET is_mandatory = 1 WHERE lodging_id = ?1 AND item_id = 6').bind(id).run()
  expect((await own())?.petCharge).toBeUndefined()
})

test('documents hold the totals for as many pets as the house takes, and what the engine sorts by', async () => {
  const response = await call('/search/indexes/lodgingOptions_duration-7_lan-1/search', {
    method: 'POST',
    headers: { authorization: `Bearer ${env.SERVICE_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      attributesToRetrieve: ['*'],
      sort: ['allInWithPets.1-4:asc', 'totalWithPets.1:asc'],
      filter: 'duration = 7',
      hitsPerPage: 300,
    }),
  })
  const Documents = v.object({
    hits: v.array(
      v.object({
        pets: v.number(),
        totalPrice: v.number(),
        totalWithPets: v.optional(v.record(v.string(), v.number())),
        allIn: v.optional(v.record(v.string(), v.number())),
        allInWithPets: v.optional(v.record(v.string(), v.number())),
      }),
    ),
  })
  const { hits } = v.parse(Documents, await response.json())
  for (const { pets, totalPrice, totalWithPets = {}, allIn = {}, allInWithPets = {} } of hits) {
    expect(Object.keys(totalWithPets)).toEqual(Array.from({ length: pets }, (_, index) => String(index + 1)))
    for (const [count, total] of Object.entries(totalWithPets)) {
      for (const [guests, sum] of Object.entries(allIn)) {
        expect(allInWithPets[`${count}-${guests}`]).toBeCloseTo(sum + total - totalPrice, 2)
      }
    }
  }
  const sums = hits.map(({ allInWithPets }) => allInWithPets?.['1-4'] ?? Number.POSITIVE_INFINITY)
  expect(sums).toEqual(sums.toSorted((a, b) => a - b))
})
