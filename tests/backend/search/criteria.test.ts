import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { applyChange } from '../../../src/domain/search/single-changes.ts'
import { type Criteria, writeCriteria } from '../../../src/domain/search-criteria.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../../src/domain/search-request.ts'
import { type SearchOrder, searchOrders } from '../../../src/domain/search-view.ts'
import { today } from '../../../src/domain/stays.ts'
import { type Market, markets } from '../../../src/markets/market.ts'
import { choosing, countedChoices } from '../../../src/pages/search/counted-choices.ts'
import { loadChanges } from '../../../src/pages/search/load-changes.ts'
import { loadCounts } from '../../../src/pages/search/load-counts.ts'
import { createSearchService } from '../../../src/services/search.ts'
import { call } from '../call.ts'
import { emptySmallAgency, seedSmallAgency } from '../fixtures/seeded.ts'
import { type PlainHouse, readPlainAgency } from './plain-agency.ts'
import { plainSearch, totalOf } from './plain-search.ts'
import { randomCriteria } from './random-criteria.ts'

/**
 * What the search answers for criteria of an address is what a plain loop over the seeded tables finds. CRITERIA says
 * how many are tried.
 */
const tried = Number(env.CRITERIA || 200)
const weeks = 10
let houses: PlainHouse[] = []

beforeAll(async () => {
  await seedSmallAgency(env.DB, 48, weeks)
  houses = await readPlainAgency(env.DB)
}, 60_000)
afterAll(() => emptySmallAgency(env.DB))

const search = createSearchService(
  {
    name: 'search',
    url: 'http://backend/search',
    key: env.SERVICE_KEY,
    fetch: (url, init) => call(new URL(url).pathname, init),
  },
  {},
)

interface Asked {
  criteria: Criteria
  market: Market
  order: SearchOrder
  page: number
}

function asked(): fc.Arbitrary<Asked> {
  return fc.record({
    criteria: randomCriteria(houses, weeks),
    market: fc.constantFrom(...markets),
    order: fc.constantFrom(...(Object.keys(searchOrders) as SearchOrder[])),
    page: fc.constantFrom(1, 1, 1, 2, 3),
  })
}

function answerOf({ criteria, market, order, page }: Asked) {
  const view = { searchOrder: order, page, result: 10 } as const
  const request = parseSearchRequest(requestOfCriteria(criteria, view, market.id, today()))
  return search.lodgings(indexOf(request), toSearchBody(request))
}

test(`results, their order and their number agree with a plain loop for ${tried} random criteria`, async () => {
  let fruitful = 0
  await fc.assert(
    fc.asyncProperty(asked(), async (each) => {
      const { criteria, market, order, page } = each
      const expected = plainSearch(houses, criteria, order, market.currency)
      const { hits, totalHits, totalPages } = await answerOf(each)
      const label = `${market.key} ${order} ${writeCriteria(criteria)}`
      expect(totalHits, label).toBe(expected.length)
      expect(totalPages, label).toBe(Math.ceil(expected.length / 10))
      const shown = expected.slice((page - 1) * 10, page * 10)
      expect(
        hits.map(({ lodgingId }) => lodgingId),
        label,
      ).toEqual(shown.map(({ house }) => house.id))
      for (const [place, { stay }] of shown.entries()) {
        const { date, duration, totalPrice } = hits[place] ?? {}
        const stated = [stay.arrival, stay.duration, totalOf(stay, market.currency)]
        expect([date, duration, totalPrice], label).toEqual(stated)
      }
      if (expected.length > 0 && expected.length < houses.length) fruitful += 1
    }),
    { numRuns: tried },
  )
  expect(fruitful).toBeGreaterThan(tried / 5)
}, 600_000)

test('the number at every choice agrees with a plain loop for random criteria', async () => {
  await fc.assert(
    fc.asyncProperty(asked(), async ({ criteria, market }) => {
      const counts = await loadCounts({ search }, { criteria, market, now: new Date() })
      for (const choice of countedChoices(market.currency, today())) {
        const chosen = choosing(criteria, choice)
        const expected = plainSearch(houses, chosen, 'best', market.currency).length
        expect(counts[choice.key]?.[choice.value], `${market.key} ${writeCriteria(chosen)}`).toBe(expected)
      }
    }),
    { numRuns: Math.ceil(tried / 50) },
  )
}, 600_000)

test('each change that a search without houses is offered finds as many as a plain loop', async () => {
  await fc.assert(
    fc.asyncProperty(asked(), async ({ criteria, market }) => {
      for (const change of await loadChanges({ search }, { criteria, market, now: new Date() })) {
        const changed = applyChange(criteria, change)
        const expected = plainSearch(houses, changed, 'best', market.currency).length
        expect(change.count, `${market.key} ${writeCriteria(changed)}`).toBe(expected)
      }
    }),
    { numRuns: Math.ceil(tried / 10) },
  )
}, 600_000)
