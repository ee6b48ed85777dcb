import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { plainHouses, plainStays } from './plain-documents.ts'
import { plainFilters } from './plain-filters.ts'
import { post } from './search-call.ts'

const houses = makeHouses(24)
const stays = makeStays(houses, 8)

beforeAll(() => fill(env.DB, houses, stays))

const attributes = ['persons', 'pets', 'bedrooms', 'locationId', 'totalPrice', 'duration', 'facilities.70', 'hasImages']
const byHouse = { uid: 'lodgingOptions_duration-_lan-2', documents: plainHouses(houses, stays, 2) }
const byStay = {
  uid: 'lodgingOptions_duration-7_lan-1',
  documents: plainStays(houses, stays, 1, () => true),
}

async function totals(queries: object[]): Promise<number[]> {
  const { body } = await post('/multi-search', JSON.stringify({ queries }))
  return body.results.map(({ totalHits }: { totalHits: number }) => totalHits)
}

test('counts that share most of their conditions are each what a plain loop counts', async () => {
  for (const { uid, documents } of [byHouse, byStay]) {
    const filters = plainFilters(documents, attributes)
    const requested = fc.tuple(fc.array(filters, { minLength: 1, maxLength: 3 }), fc.array(filters, { maxLength: 12 }))
    await fc.assert(
      fc.asyncProperty(requested, async ([shared, own]) => {
        const searches = own.flatMap((one) => [[...shared, one], [one], shared])
        const queries = searches.map((filters) => ({
          indexUid: uid,
          filter: filters.map(({ text }) => `(${text})`).join(' AND '),
          hitsPerPage: 0,
        }))
        const expected = searches.map(
          (filters) => documents.filter((document) => filters.every(({ accepts }) => accepts(document))).length,
        )
        expect(await totals(queries)).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  }
})

test('houses are counted once, however many of their stays are found', async () => {
  const filters = ['', 'duration = 7', 'totalPrice > 5000', 'persons >= 6 AND totalPrice > 5000']
  const queries = filters.map((filter) => ({
    indexUid: byStay.uid,
    ...(filter && { filter }),
    distinct: 'lodgingId',
  }))
  const counted = await totals(queries.map((query) => ({ ...query, hitsPerPage: 0 })))
  expect(counted).toEqual(await totals(queries.map((query) => ({ ...query, hitsPerPage: 1 }))))
  expect(counted[0]).toBe(new Set(byStay.documents.map(({ lodgingId }) => lodgingId)).size)
})

test('houses with a stay on one of some days are counted once by a loop too, whatever else is asked of their stays', async () => {
  const days = [...new Set(byStay.documents.map(({ date }) => String(date)))].toSorted()
  const sets = fc.array(fc.subarray(days, { minLength: 1 }), { minLength: 4, maxLength: 120 })
  const lengths = fc.subarray([...new Set(byStay.documents.map(({ duration }) => Number(duration)))], { minLength: 1 })
  const requested = fc.record({ sets, lengths, areLengthsShared: fc.boolean(), persons: fc.nat(12) })
  await fc.assert(
    fc.asyncProperty(requested, async ({ sets, lengths, areLengthsShared, persons }) => {
      const searches = sets.map((days, place) => ({
        days,
        lengths: areLengthsShared ? lengths : lengths.slice(place % lengths.length),
      }))
      const counted = await totals(
        searches.map(({ days, lengths }) => ({
          indexUid: byStay.uid,
          filter: `date IN [${days}] AND duration IN [${lengths}] AND persons >= ${persons}`,
          distinct: 'lodgingId',
          hitsPerPage: 0,
        })),
      )
      const expected = searches.map(({ days, lengths }) => {
        const found = byStay.documents.filter(
          (one) =>
            days.includes(String(one.date)) && lengths.includes(Number(one.duration)) && Number(one.persons) >= persons,
        )
        return new Set(found.map(({ lodgingId }) => lodgingId)).size
      })
      expect(counted).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})

test('several hundred counts are one call, and answered in their order beside other searches', async () => {
  const queries = Array.from({ length: 300 }, (_, place) => ({
    indexUid: place % 2 === 0 ? byHouse.uid : byStay.uid,
    filter: `persons >= ${place % 14}`,
    hitsPerPage: place === 7 ? 1 : 0,
  }))
  const counted = await totals(queries)
  for (const [place, { indexUid }] of queries.entries()) {
    const { documents } = indexUid === byHouse.uid ? byHouse : byStay
    expect(counted[place]).toBe(documents.filter(({ persons }) => Number(persons) >= place % 14).length)
  }
})

test('a count with a filter that cannot be read is refused with its place', async () => {
  const queries = [{ filter: 'persons > 1' }, { filter: 'persons ==' }, { filter: 'none = 1' }]
  for (const [place, query] of queries.entries()) {
    if (place === 0) continue
    const both = [queries[0], query].map((each) => ({ indexUid: byHouse.uid, hitsPerPage: 0, ...each }))
    const { status, body } = await post('/multi-search', JSON.stringify({ queries: both }))
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_search_filter')
    expect(body.message).toMatch(/^Inside `\.queries\[1\]`: /)
  }
})

test('more counts than are answered at once are refused', async () => {
  const queries = Array.from({ length: 401 }, () => ({ indexUid: byHouse.uid, hitsPerPage: 0 }))
  const { status, body } = await post('/multi-search', JSON.stringify({ queries }))
  expect([status, body.code]).toEqual([400, 'invalid_multi_search_queries'])
})
