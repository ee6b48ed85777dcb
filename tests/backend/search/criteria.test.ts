import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areas } from '../../../src/domain/areas.ts'
import { defaultParty } from '../../../src/domain/booking/party.ts'
import { requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { facility, facilityType, facilityTypeOf } from '../../../src/domain/facilities.ts'
import { cellLevels, cellOf } from '../../../src/domain/map/cells.ts'
import { withPartyTotals } from '../../../src/domain/party-criteria.ts'
import { type Criteria, maxCriteria, parseCriteria, writeCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchView, type SearchOrder, searchOrders } from '../../../src/domain/search-view.ts'
import { addDays, firstBookableArrival, today } from '../../../src/domain/stays.ts'
import { loadAreaPrices } from '../../../src/features/area/prices-load.ts'
import { loadStay, offerOf } from '../../../src/features/booking/load.ts'
import { readPrices } from '../../../src/features/lodging/month-of-prices.tsx'
import { maxCountQueries } from '../../../src/features/search/count-plan.ts'
import { searchOf } from '../../../src/features/search/count-query.ts'
import { choosing, countedChoices, countedDates } from '../../../src/features/search/counted-choices.ts'
import { listHouses, loadAreaCounts, loadChanges } from '../../../src/features/search/load.ts'
import { type CountedPart, loadCounts } from '../../../src/features/search/load-counts.ts'
import { loadMap } from '../../../src/features/search/map/load-map.ts'
import { applyChange } from '../../../src/features/search/single-changes.ts'
import { type Market, markets } from '../../../src/markets/market.ts'
import type { RenderContext } from '../../../src/routing/page.ts'
import { createBrokerService } from '../../../src/services/broker.ts'
import { createMeilisearch } from '../../../src/services/search/meilisearch.ts'
import { createSearchService } from '../../../src/services/search/search.ts'
import { askBroker, call } from '../call.ts'
import { emptySmallAgency, seedSmallAgency } from '../fixtures/seeded.ts'
import { type PlainHouse, readPlainAgency, totalOf } from './plain-agency.ts'
import { petsOf, plainSearch } from './plain-search.ts'
import { plainTexts } from './plain-words.ts'
import { boxes, randomCriteria } from './random-criteria.ts'
import { clientOptions } from './search-call.ts'

/**
 * The search finds for a URL's criteria what a plain loop over the seeded tables finds. CRITERIA is the number of
 * tries.
 */
const tried = Number(env.CRITERIA || 90)
const weeks = 10
let houses: PlainHouse[] = []

beforeAll(async () => {
  await seedSmallAgency(env.DB, 48, weeks)
  houses = await readPlainAgency(env.DB)
})
afterAll(() => emptySmallAgency(env.DB))

const search = createSearchService(
  createMeilisearch(
    {
      name: 'search',
      url: 'http://backend/search',
      key: env.SERVICE_KEY,
      fetch: (url, init) => call(new URL(url).pathname, init),
    },
    clientOptions,
  ),
)

interface Requested {
  criteria: Criteria
  market: Market
  order: SearchOrder
  page: number
}

function requested(): fc.Arbitrary<Requested> {
  return fc.record({
    criteria: randomCriteria(houses, weeks),
    market: fc.constantFrom(...markets),
    order: fc.constantFrom(...(Object.keys(searchOrders) as SearchOrder[])),
    page: fc.constantFrom(1, 1, 1, 2, 3),
  })
}

function answerOf({ criteria, market, order, page }: Requested) {
  const view = { searchOrder: order, page, result: 10 } as const
  return listHouses(search, { criteria, view, market, now: new Date() })
}

test(`results, their order and their number agree with a plain loop for ${tried} random criteria`, async () => {
  let fruitful = 0
  await fc.assert(
    fc.asyncProperty(requested(), async (each) => {
      const { criteria, market, order, page } = each
      const expected = plainSearch(houses, criteria, order, market)
      const { hits, totalHits, totalPages } = await answerOf(each)
      const label = `${market.key} ${order} ${writeCriteria(criteria)}`
      expect(totalHits, label).toBe(expected.length)
      expect(totalPages, label).toBe(Math.ceil(expected.length / 10))
      const shown = expected.slice((page - 1) * 10, page * 10)
      expect(
        hits.map(({ lodgingId }) => lodgingId),
        label,
      ).toEqual(shown.map(({ house }) => house.id))
      const priced = withPartyTotals(hits, petsOf(criteria))
      for (const [place, { house, stay }] of shown.entries()) {
        const { date, duration, totalPrice } = priced[place] ?? {}
        const stated = [stay.arrival, stay.duration, totalOf(house, stay, petsOf(criteria), market.currency)]
        expect([date, duration, totalPrice], label).toEqual(stated)
      }
      if (expected.length > 0 && expected.length < houses.length) fruitful += 1
    }),
    { numRuns: tried },
  )
  expect(fruitful).toBeGreaterThan(tried / 5)
})

test('free words, their beginnings, and misspelt ones find what a plain loop finds, beside other criteria', async () => {
  let fruitful = 0
  const parts = fc.constantFrom(...markets).chain((market) => fc.tuple(fc.constant(market), texts(market), requested()))
  await fc.assert(
    fc.asyncProperty(parts, async ([market, { text, means }, { criteria }]) => {
      const others = new Map([...criteria].filter(([key]) => key !== 'textQuery'))
      const own = new URLSearchParams({ textQuery: text })
      const withText = new Map([...others, ...parseCriteria(own)])
      const view = { searchOrder: 'best', page: 1, result: houses.length } as const
      const { hits, totalHits } = await search.lodgings(
        requestOfCriteria(withText, view, market.id, firstBookableArrival()),
      )
      const expected = plainSearch(houses.filter(means), others, 'best', market)
      const stated = expected.map(({ house, stay }) => [
        house.id,
        stay.arrival,
        totalOf(house, stay, 0, market.currency),
      ])
      const label = `${market.key} ${writeCriteria(withText)}`
      expect(totalHits, label).toBe(expected.length)
      const found = hits.map(({ lodgingId, date, totalPrice }) => [lodgingId, date, totalPrice])
      expect(found.toSorted(byFirst), label).toEqual(stated.toSorted(byFirst))
      if (expected.length > 0 && !houses.every(means)) fruitful += 1
    }),
    { numRuns: Math.ceil(tried / 10) },
  )
  expect(fruitful).toBeGreaterThan(tried / 50)
})

test.each([
  'maxIalt=3000',
  '1=4&children=2&husdyr=1&maxIalt=8000',
  'husdyr=3&maxIalt=9000',
  'skiftedag=6&duration=7&minPris=2000&maxIalt=6000',
  `maaned=${addDays(firstBookableArrival(), 28).slice(0, 7)}&weekend=1`,
  `maaned=${addDays(firstBookableArrival(), 28).slice(0, 7)}&weekend=uge&duration=14`,
  `maaned=${addDays(firstBookableArrival(), 28).slice(0, 7)}&weekend=1&skiftedag=5&maxIalt=5000`,
])(
  'houses of a budget with everything in it, of weekends, and of any week of a month, agree with a plain loop: %s',
  async (query) => {
    const criteria = parseCriteria(new URLSearchParams(query))
    const totals: number[] = []
    for (const market of markets) {
      const expected = plainSearch(houses, criteria, 'price-asc', market)
      const { hits, totalHits } = await answerOf({ criteria, market, order: 'price-asc', page: 1 })
      expect(totalHits).toBe(expected.length)
      expect(hits.map(({ lodgingId, date }) => [lodgingId, date])).toEqual(
        expected.slice(0, 10).map(({ house, stay }) => [house.id, stay.arrival]),
      )
      totals.push(totalHits)
    }
    if (criteria.has('maxIalt')) expect(Math.min(...totals)).toBeLessThan(houses.length)
  },
)

const byFirst = ([a]: unknown[], [b]: unknown[]) => Number(a) - Number(b)
const texts = (market: Market) => plainTexts(houses, market.id)

/** Counts of a search, which are requested by few questions. */
async function countsOf(criteria: Criteria, market: Market, of: CountedPart) {
  const requested = { criteria, market, now: new Date() }
  const watched: typeof search = {
    ...search,
    choiceCounts: (cacheKey, planOf) => {
      expect(planOf().requests.length).toBeLessThanOrEqual(maxCountQueries)
      return search.choiceCounts(cacheKey, planOf)
    },
  }
  return loadCounts({ search: watched }, requested, of)
}

/** Whether criteria restrict a stay by more than its dates and one length: then holidays may have no count. */
function asksMoreOfStay(criteria: Criteria): boolean {
  const keys = [
    'skiftedag',
    'minPris',
    'maxPris',
    'maxIalt',
    facility.discountEarlyBird,
    facility.notificationBuildingNearby,
  ]
  return keys.some((key) => criteria.has(String(key))) || criteria.get('duration')?.value.includes(',') === true
}

test('the number at every week, month, holiday, length and days around a day agrees with a plain loop for random criteria', async () => {
  await fc.assert(
    fc.asyncProperty(requested(), async ({ criteria, market }) => {
      const counts = await countsOf(criteria, market, 'dates')
      for (const choice of countedDates(criteria, market, firstBookableArrival())) {
        const chosen = choosing(criteria, choice)
        const label = `${market.key} ${writeCriteria(criteria)}: ${choice.key}=${choice.value}`
        const count = counts[choice.key]?.[choice.value]
        if (count === undefined && choice.key === 'ferie' && asksMoreOfStay(criteria)) continue
        expect(count, label).toBe(plainSearch(houses, chosen, 'best', market).length)
      }
    }),
    { numRuns: Math.ceil(tried / 30) },
  )
})

test('the number at every other choice agrees with a plain loop for random criteria', async () => {
  await fc.assert(
    fc.asyncProperty(requested(), async ({ criteria, market }) => {
      const counts = await countsOf(criteria, market, 'all')
      for (const choice of countedChoices(market.currency, today())) {
        const chosen = choosing(criteria, choice)
        const expected = plainSearch(houses, chosen, 'best', market).length
        const label = `${market.key} ${writeCriteria(criteria)}: ${choice.key}=${choice.value}`
        const count = counts[choice.key]?.[choice.value]
        // Each party has expected use of its own.
        if (count === undefined && choice.key === String(facility.persons) && criteria.has('maxIalt')) continue
        expect(count, label).toBe(expected)
      }
    }),
    { numRuns: Math.ceil(tried / 15) },
  )
})

test.each([
  'textQuery=hus&ankomst=2027-01-09',
  'textQuery=strand&1=4',
  '1=4&children=2&infants=3',
  '1=8&adults=3&infants=2',
  '1=eq~6&adults=4',
  'infants=3&husdyr=2&maxPris=9000',
  'pets=5&1=2',
  '1=4&husdyr=1&maxIalt=6000',
  'minPris=3000&maxPris=9000&husdyr=1&72=0&70=ne~1',
  'duration=3,4,5&maaned=2027-01',
  'maaned=2027-01&weekend=1',
])(
  'with %s each count is what the search finds that has the choice',
  async (words) => {
    const criteria = parseCriteria(new URLSearchParams(words))
    const [market] = markets
    for (const of of ['houses', 'dates', 'all'] as const) {
      const counts = await countsOf(criteria, market, of)
      const choices = Object.entries(counts).flatMap(([key, each]) =>
        Object.keys(each).map((value) => ({ key, value, count: each[value] })),
      )
      expect(choices.length).toBeGreaterThan(50)
      const requests = choices.map((choice) => searchOf(choosing(criteria, choice), { market, now: new Date() }))
      const totals = await search.counts(`${of} ${words}`, requests)
      for (const [place, { key, value, count }] of choices.entries()) {
        expect(count, `${words}: ${key}=${value}`).toBe(totals[place])
      }
    }
  },
  60_000,
)

test('each change that a search without houses is offered finds as many as a plain loop', async () => {
  await fc.assert(
    fc.asyncProperty(requested(), async ({ criteria, market }) => {
      for (const change of await loadChanges({ search }, { criteria, market, now: new Date() })) {
        const changed = applyChange(criteria, change)
        const expected = plainSearch(houses, changed, 'best', market).length
        expect(change.count, `${market.key} ${writeCriteria(changed)}`).toBe(expected)
      }
    }),
    { numRuns: Math.ceil(tried / 10) },
  )
})

test('the map’s houses, its groups and the number of each area agree with a plain loop for random criteria', async () => {
  const view = parseSearchView(new URLSearchParams())
  const parts = fc.tuple(requested(), boxes(houses), fc.constantFrom(...cellLevels))
  await fc.assert(
    fc.asyncProperty(parts, async ([{ criteria: rest, market }, kort, level]) => {
      const criteria = new Map([...rest, ['kort', { value: kort }]])
      const label = `${market.key} ${writeCriteria(criteria)}`
      const expected = plainSearch(houses, criteria, 'best', market)
      const map = await loadMap({ search }, { criteria, view, zoom: 10, market, now: new Date() })
      expect(map.total, label).toBe(expected.length)
      expect(map.pins.map(({ id }) => id).toSorted(), label).toEqual(expected.map(({ house }) => house.id).toSorted())

      const request = requestOfCriteria(criteria, view, market.id, firstBookableArrival())
      const config = { ...request.config, facets: [`cells.${level}`] }
      const { facetDistribution } = await search.placed({ ...request, config, resultsPerPage: 1 })
      const cells = Map.groupBy(expected, ({ house }) => cellOf(level, house.latitude, house.longitude))
      const plainCells = Object.fromEntries([...cells].map(([cell, those]) => [String(cell), those.length]))
      expect(facetDistribution?.[`cells.${level}`] ?? {}, label).toEqual(plainCells)

      const everywhere = new Map([...criteria].filter(([key]) => key !== 'omraader' && key !== 'kort'))
      const placed = plainSearch(houses, everywhere, 'best', market)
      const areaOf = (id: number) =>
        areas.find(({ locationIds }) => locationIds.some((each) => each === id))?.slug ?? ''
      const ofAreas = Map.groupBy(placed, ({ house }) => areaOf(house.location_id))
      const plainAreas = Object.fromEntries([...ofAreas].map(([slug, those]) => [slug, those.length]))
      expect(await loadAreaCounts({ search }, { criteria, market, now: new Date() }), label).toEqual(plainAreas)
    }),
    { numRuns: Math.ceil(tried / 5) },
  )
})

test('each cell of an area’s table of prices is its cheapest stay by a plain loop', async () => {
  const months = fc.nat({ max: weeks * 7 - 7 }).map((ahead) => addDays(firstBookableArrival(), ahead).slice(0, 7))
  const places = fc.constantFrom(...houses.map(({ location_id }) => location_id))
  await fc.assert(
    fc.asyncProperty(places, months, fc.constantFrom(...markets), async (place, month, market) => {
      // As much of a page's request as the table asks of.
      const request = { market, services: { search }, now: new Date() } as unknown as RenderContext
      const matrix = await loadAreaPrices(request, [place], month, null)
      const cheapest = new Map<string, number>()
      for (const house of houses.filter(({ location_id }) => location_id === place)) {
        for (const stay of house.stays.filter(({ arrival }) => arrival.startsWith(month))) {
          const key = `${stay.arrival} ${stay.duration}`
          cheapest.set(
            key,
            Math.min(totalOf(house, stay, 0, market.currency), cheapest.get(key) ?? Number.POSITIVE_INFINITY),
          )
        }
      }
      const shown = matrix.arrivals.flatMap((arrival) =>
        matrix.durations.flatMap((duration) => {
          const cell = matrix.cellOf(arrival, duration)
          return cell ? [[`${arrival} ${duration}`, cell.total] as const] : []
        }),
      )
      expect(Object.fromEntries(shown), `${market.key} ${place} ${month}`).toEqual(Object.fromEntries(cheapest))
    }),
    { numRuns: Math.ceil(tried / 10) },
  )
})

test('each cell of a house’s table of prices is a free stay at its total, and what step 1 of the booking asks', async () => {
  const broker = createBrokerService(({ document, variables }) => askBroker(document, variables))
  const months = fc.nat({ max: weeks * 7 - 7 }).map((ahead) => addDays(firstBookableArrival(), ahead).slice(0, 7))
  const parts = fc.tuple(fc.constantFrom(...houses), months, fc.constantFrom(...markets), fc.nat())
  let followed = 0
  await fc.assert(
    fc.asyncProperty(parts, async ([house, month, market, any]) => {
      const context = { market, services: { broker }, now: new Date() }
      // As much of a page's request as the table asks of.
      const matrix = await readPrices(context as unknown as RenderContext, house.id, month, null)
      const shown = matrix.arrivals.flatMap((arrival) =>
        matrix.durations.flatMap((duration) => {
          const cell = matrix.cellOf(arrival, duration)
          return cell ? [{ arrival, duration, total: cell.total }] : []
        }),
      )
      const free = house.stays.filter(({ arrival }) => arrival.startsWith(month))
      const plain = free.map((stay) => [`${stay.arrival} ${stay.duration}`, totalOf(house, stay, 0, market.currency)])
      const cells = shown.map(({ arrival, duration, total }) => [`${arrival} ${duration}`, total])
      expect(Object.fromEntries(cells), `${market.key} ${house.id} ${month}`).toEqual(Object.fromEntries(plain))
      for (const { arrival, duration, total } of shown.slice(any % Math.max(1, shown.length)).slice(0, 3)) {
        const stay = await loadStay(context, { lodgingId: house.id, arrival, duration })
        expect(stay && offerOf(stay, [], defaultParty, context.now).quote?.total).toBe(total)
        followed += 1
      }
    }),
    { numRuns: Math.ceil(tried / 25) },
  )
  expect(followed).toBeGreaterThan(tried / 25)
})

test('a house with an outdoor whirlpool has a whirlpool in results, in their facilities and in the counts', async () => {
  const [market] = markets
  const day = firstBookableArrival()
  const has = (house: PlainHouse, id: number) =>
    house.facilities.some((each) => each.facility_id === id && each.value === 1)
  const free = houses.filter(({ stays }) => stays.length > 0)
  const outdoors = free.filter((house) => has(house, facility.outdoorSpa) && !has(house, facility.spa))
  const indoors = free.filter((house) => has(house, facility.spa))
  expect(outdoors.length).toBeGreaterThan(0)
  const found = async (query: string) => {
    const criteria = parseCriteria(new URLSearchParams(query))
    const view = { searchOrder: 'best', page: 1, result: 50 } as const
    return search.lodgings(requestOfCriteria(criteria, view, market.id, day))
  }
  const ids = ({ hits }: { hits: { lodgingId: number }[] }) =>
    hits.map(({ lodgingId }) => lodgingId).sort((a, b) => a - b)
  const either = [...outdoors, ...indoors].map(({ id }) => id).sort((a, b) => a - b)
  const neither = free.map(({ id }) => id).filter((id) => !either.includes(id))
  const withSpa = await found(`${facility.spa}=1`)
  expect(ids(withSpa)).toEqual(either)
  for (const { facilityIds } of withSpa.hits) expect(facilityIds).toContain(facility.spa)
  for (const words of ['0', 'ne~1', 'lt~1'])
    expect(ids(await found(`${facility.spa}=${words}`)), words).toEqual(neither)
  expect(ids(await found(`${facility.outdoorSpa}=1`))).toEqual(
    free
      .filter((house) => has(house, facility.outdoorSpa))
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  )
  const counts = await countsOf(new Map(), market, 'houses')
  expect(counts?.[facility.spa]?.['1']).toBe(either.length)
  expect(counts?.[facility.fencedGround]?.['1']).toBe(free.filter((house) => has(house, facility.fencedGround)).length)
})

test('as many criteria as are allowed at once are searched, counted, loosened and shown on the map', async () => {
  const ids = Object.values(facility).filter((id) => facilityTypeOf(id) !== facilityType.string)
  const dates =
    'ankomst=2027-07-03&flex=weeks2&duration=3,4,5,6,7,8,9,10,11,12,13&omraader=romo,blavand&varme=el,gulvvarme'
  for (const words of ['ne~77', 'gte~1', 'lte~9999999']) {
    for (const beside of ['', `${dates}&koglemaerker=bronze,guld&textQuery=klit&maxPris=9000&`]) {
      const query = new URLSearchParams(beside)
      for (const id of ids) if (parseCriteria(query).size < maxCriteria) query.set(String(id), words)
      const criteria = parseCriteria(query)
      expect(criteria.size).toBe(maxCriteria)
      for (const market of markets) {
        for (const order of Object.keys(searchOrders) as SearchOrder[]) {
          expect((await answerOf({ criteria, market, order, page: 1 })).totalHits).toBeGreaterThanOrEqual(0)
        }
      }
      const [market] = markets
      const view = parseSearchView(new URLSearchParams())
      const [choices, days, map, changes] = await Promise.all([
        countsOf(criteria, market, 'houses'),
        countsOf(criteria, market, 'dates'),
        loadMap({ search }, { criteria, view, zoom: 10, market, now: new Date() }),
        loadChanges({ search }, { criteria, view, market, now: new Date() } as Parameters<typeof loadChanges>[1]),
      ])
      for (const answer of [choices, days, map, changes]) expect(answer).toBeTruthy()
    }
  }
})
