import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { LodgingSearchResultSchema } from '../../../src/contracts/search.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { type Plain, plainHouses, plainStays, reviewedAs } from './plain-documents.ts'
import { attributeOf } from './plain-filters.ts'
import { ask, client, post } from './search-call.ts'

const houses = makeHouses(24)
const stays = makeStays(houses, 8)
const byHouse = 'lodgingOptions_duration-_lan-2'
const byStay = 'lodgingOptions_duration-7_lan-1'
const houseDocuments = plainHouses(houses, stays, 2)
const stayDocuments = plainStays(houses, stays, 1, () => true)

beforeAll(() => fill(env.DB, houses, stays))

const sortable = [
  'totalPrice',
  'discountTotal',
  'discountPercentage',
  'publishedTs',
  'rating',
  'reviewAverage',
  'persons',
  'date',
  'duration',
  'houseArea',
  'facilities.70',
]
const sorts = fc.uniqueArray(fc.tuple(fc.constantFrom(...sortable), fc.constantFrom<'asc' | 'desc'>('asc', 'desc')), {
  minLength: 1,
  maxLength: 3,
  selector: ([name]) => name,
})

/** As search sorts: what is missing comes last both ways; equals by reviews, house, day and nights. */
function compareBy(order: readonly (readonly [string, 'asc' | 'desc'])[]): (a: Plain, b: Plain) => number {
  return (a, b) => {
    for (const [name, direction] of order) {
      const [left, right] = [attributeOf(a, name) ?? null, attributeOf(b, name) ?? null]
      if (left === null || right === null) {
        if (left !== right) return left === null ? 1 : -1
        continue
      }
      const difference = compareValues(left, right)
      if (difference !== 0) return direction === 'asc' ? difference : -difference
    }
    const later = compareValues(a.date, b.date) || compareValues(a.duration, b.duration)
    const better = reviewedAs(b) - reviewedAs(a)
    return better || a.lodgingId - b.lodgingId || compareValues(a.totalPrice, b.totalPrice) || later
  }
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()]
  return left < right ? -1 : Number(left > right)
}

const idsOf = (hits: { id: string }[]) => hits.map(({ id }) => id)

test('pages of any sort are the slices of the plainly sorted documents', async () => {
  const paging = fc.record({ page: fc.integer({ min: 1, max: 12 }), hitsPerPage: fc.integer({ min: 1, max: 40 }) })
  await fc.assert(
    fc.asyncProperty(sorts, paging, async (order, { page, hitsPerPage }) => {
      const sort = order.map(([name, direction]) => `${name}:${direction}`)
      const { body } = await ask(byStay, { sort, page, hitsPerPage })
      const expected = stayDocuments.toSorted(compareBy(order)).slice((page - 1) * hitsPerPage, page * hitsPerPage)
      expect(idsOf(body.hits)).toEqual(idsOf(expected))
      expect(body).toMatchObject({
        page,
        hitsPerPage,
        totalHits: stayDocuments.length,
        totalPages: Math.ceil(stayDocuments.length / hitsPerPage),
      })
    }),
    { numRuns: 60 },
  )
})

test('distinct houses come with their first stay by the sort', async () => {
  await fc.assert(
    fc.asyncProperty(sorts, fc.integer({ min: 2, max: 9 }), async (order, persons) => {
      const sort = order.map(([name, direction]) => `${name}:${direction}`)
      const filter = `persons >= ${persons}`
      const { body } = await ask(byStay, { sort, filter, distinct: 'lodgingId', hitsPerPage: 100 })
      const found = stayDocuments.filter((document) => Number(document.persons) >= persons).toSorted(compareBy(order))
      const expected = found.filter(
        ({ lodgingId }, place) => found.findIndex((one) => one.lodgingId === lodgingId) === place,
      )
      expect(idsOf(body.hits)).toEqual(idsOf(expected))
      expect(body.totalHits).toBe(expected.length)
    }),
    { numRuns: 40 },
  )
})

test('a position sorts the nearest first', async () => {
  const { body } = await ask(byHouse, { sort: ['_geoPoint(57.37, 9.72):asc'], hitsPerPage: 3 })
  expect(body.hits.map(({ locationId }: { locationId: number }) => locationId)).toEqual([426, 426, 426])
})

test('facets count every value of the hits', async () => {
  const facets = ['persons', 'categories', 'facilities.11', 'hasImages', 'durations', 'totalPrice', 'reviewAverage']
  const { body } = await ask(byHouse, { facets, filter: 'rating > 3', hitsPerPage: 1 })
  const found = houseDocuments.filter(({ rating }) => Number(rating) > 3)
  for (const name of facets) {
    const values = found.flatMap((document) => attributeOf(document, name) ?? [])
    const counts = Object.fromEntries([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]))
    expect(body.facetDistribution[name], name).toEqual(counts)
    const numbers = values.filter((value) => typeof value === 'number')
    const stats = numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : undefined
    expect(body.facetStats[name], name).toEqual(stats)
  }
})

test('the facet facilities counts each facility', async () => {
  const { body } = await ask(byHouse, { facets: ['facilities'], hitsPerPage: 0 })
  const saunas = houses.filter(
    ({ id, facilities }) => facilities[70] === 1 && stayDocuments.some((one) => one.lodgingId === id),
  )
  expect(body.facetDistribution['facilities.70']).toEqual({ 1: saunas.length })
  expect(body.hits).toEqual([])
  expect(body.totalPages).toBe(0)
})

test('a window has its own totals, and twenty hits unless told otherwise', async () => {
  const { body } = await ask(byHouse, { offset: 3 })
  expect(body).toMatchObject({ offset: 3, limit: 20, estimatedTotalHits: houseDocuments.length })
  expect(body.hits).toHaveLength(20)
  expect(body.totalHits).toBeUndefined()
})

test('hits keep the contract, and nothing beside it', async () => {
  const { body } = await ask(byHouse, { hitsPerPage: 50 })
  const parsed = v.parse(LodgingSearchResultSchema, body)
  const plain = new Map(houseDocuments.map((document) => [document.id, document]))
  for (const [place, hit] of parsed.hits.entries()) {
    expect(hit.totalPrice).toBe(Math.round(Number(plain.get(hit.id)?.totalPrice) * 100))
    expect(Object.keys(body.hits[place]).toSorted()).toEqual([...Object.keys(hit), 'meteredBySeason'].toSorted())
  }
  expect(parsed.hits).toHaveLength(houseDocuments.length)
})

test('attributes are retrieved as asked, one facility alone too', async () => {
  const { body } = await ask(byHouse, {
    attributesToRetrieve: ['lodgingId', 'facilities.121', 'dates'],
    filter: 'lodgingId = 2',
  })
  expect(body.hits).toEqual([
    {
      lodgingId: 2,
      facilities: { 121: 100 },
      dates: sortedDates(2),
    },
  ])
})

test('the official client searches one index, and several at once', async () => {
  const one = await client
    .index(byStay)
    .search('', { filter: 'persons = 4', page: 1, hitsPerPage: 2, sort: ['totalPrice:asc'] })
  expect(one.hits).toHaveLength(2)
  const { results } = await client.multiSearch({
    queries: [
      { indexUid: byStay, q: '', limit: 1 },
      { indexUid: byHouse, q: '', facets: ['persons'], limit: 0 },
    ],
  })
  expect(results.map(({ indexUid }) => indexUid)).toEqual([byStay, byHouse])
  expect(Object.keys(results[1]?.facetDistribution?.persons ?? {}).length).toBeGreaterThan(3)
})

test('settings and stats say what the index can and how much it holds', async () => {
  const settings = await client.index(byHouse).getSettings()
  expect(settings.pagination?.maxTotalHits).toBe(200_000)
  expect(settings.filterableAttributes).toContain('facilities')
  expect(settings.sortableAttributes).toContain('totalPrice')
  expect((await client.index(byHouse).getStats()).numberOfDocuments).toBe(houseDocuments.length)
  const { indexes } = await client.getStats()
  expect(indexes['lodgingOptions_duration-14_lan-1']?.numberOfDocuments).toBeGreaterThan(0)
  expect(indexes['lodging_data_status_lan-1']?.numberOfDocuments).toBe(houses.length)
})

test('the path with a slash at its end is the same', async () => {
  const { status, body } = await post(`/indexes/${byHouse}/search/`, '{"hitsPerPage":1}')
  expect(status).toBe(200)
  expect(body.hits).toHaveLength(1)
  expect((await post('/multi-search/', JSON.stringify({ queries: [{ indexUid: byHouse }] }))).status).toBe(200)
})

function sortedDates(id: number): unknown[] {
  const dates = houseDocuments.find(({ lodgingId }) => lodgingId === id)?.dates
  return Array.isArray(dates) ? dates.toSorted() : []
}
