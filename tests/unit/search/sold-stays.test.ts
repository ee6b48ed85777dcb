import { expect, test } from 'vitest'
import { isSold, soldStays, soldTag } from '../../../src/domain/sold-stays.ts'
import { type ReadThrough, readDirectly } from '../../../src/services/read-through.ts'
import { createSearchService, type SearchEngine } from '../../../src/services/search/search.ts'

const now = 1_800_000_000_000
const sale = { lodgingId: 17, arrival: '2027-07-10', duration: 7 }
const sold = [sale]

test('a sale stands among the purges for some minutes, whatever else is purged', () => {
  const tags = { 'lodging:17': 4, [soldTag(sale, now)]: 4, all: 1 }
  expect(soldStays(tags, now)).toMatchObject([sale])
  expect(soldStays(tags, now + 4 * 60_000)).toHaveLength(1)
  expect(soldStays(tags, now + 6 * 60_000)).toEqual([])
})

test('a hold stands among them for half a minute: it may be released', () => {
  const tags = { [soldTag(sale, now, 'held')]: 4 }
  expect(soldStays(tags, now + 29_000)).toMatchObject([sale])
  expect(soldStays(tags, now + 31_000)).toEqual([])
})

test.each([
  ['2027-07-10', 7, true],
  ['2027-07-03', 7, false],
  ['2027-07-03', 8, true],
  ['2027-07-16', 3, true],
  ['2027-07-17', 7, false],
  ['2027-07-01', 30, true],
  ['2027-07-09', null, false],
  ['2027-07-12', undefined, true],
  [null, null, false],
])('a stay from %s of %s nights has a sold night: %s', (date, duration, expected) => {
  expect(isSold({ lodgingId: 17, date, duration }, sold)).toBe(expected)
  expect(isSold({ lodgingId: 18, date, duration }, sold)).toBe(false)
})

const hit = { lodgingId: 17, date: '2027-07-10', duration: 7, totalPrice: 700 }
const other = { ...hit, lodgingId: 18 }
const placed = { name: 'BL17', title: 'Hus', locationId: 141, _geo: { lat: 55, lng: 8 } }
const engine: SearchEngine = {
  cacheKey: () => 'key',
  search: async () => ({ hits: [hit, other].map((each) => ({ ...placed, ...each })), totalHits: 2 }),
  searchAll: async () => ({ results: [{ hits: [hit, other] }] }),
  countAll: async () => ({ results: [] }),
}
const request = { kind: 'lodging', market: 1, parameters: {} } as const

test('what the engine still offers of it is in no result of stays', async () => {
  const search = createSearchService(engine, undefined, () => sold)
  const found = await search.placed(request)
  expect(found.hits.map(({ lodgingId }) => lodgingId)).toEqual([18])
  expect(found.totalHits).toBe(1)
  const [prices] = await search.stayPrices([request])
  expect(prices?.hits.map(({ lodgingId }) => lodgingId)).toEqual([18])
  const everything = createSearchService(engine)
  expect((await everything.placed(request)).totalHits).toBe(2)
})

test('a reply that offers it is cached for seconds: nobody reports when the engine is right about it again', async () => {
  const ages: (number | undefined)[] = []
  const read: ReadThrough = async (reading) => {
    const found = await readDirectly(reading)
    const { maxAgeIfNotified, maxAgeIfUnchanged } = reading.policyOf?.(found.data) ?? {}
    ages.push(maxAgeIfNotified, maxAgeIfUnchanged)
    return found
  }
  await createSearchService(engine, read, () => sold).placed(request)
  await createSearchService(engine, read, () => sold).stayPrices([request])
  expect(ages).toEqual([0, 0, 0, 0])
  await createSearchService(engine, read).placed(request)
  expect(ages.slice(4)).toEqual([60, 24 * 60 * 60])
})
