import fc from 'fast-check'
import type { SearchParams } from 'meilisearch'
import { beforeAll, expect, test } from 'vitest'
import { facility } from '../../src/domain/facilities.ts'
import type { Plain } from '../backend/search/plain-documents.ts'
import { attributeOf, plainFilters } from '../backend/search/plain-filters.ts'
import { saturdayIn } from '../browser/agency.ts'
import { searchClient } from './services.ts'

/** Seeded documents, fetched once; what a search of them must find is then told by plain loops over them. */
interface Held {
  uid: string
  documents: Plain[]
  /** Keeps searches of a large index to the documents that were fetched. */
  part?: string
  attributes: string[]
}

const houseAttributes = [
  'lodgingId',
  'locationId',
  'rating',
  'persons',
  'pets',
  'bedrooms',
  'bathrooms',
  'houseArea',
  'beachDistance',
  'reviewAverage',
  'reviewCount',
  'publishedTs',
  'categories',
  `facilities.${facility.sauna}`,
  `facilities.${facility.shopDistance}`,
]
/** Attributes that documents of stays lack. */
const attributesOfHousesAlone = [
  'name',
  'city',
  'streetId',
  'departmentSysId',
  'imageCount',
  'hasFloorPlan',
  'hasDescriptionDe',
  'publishedDate',
  'dataSystem',
  'dataDimensions',
  `facilities.${facility.internetMbit}`,
  `facilities.${facility.houseType}`,
  'meta.viewCount',
  'meta.unknown',
]
const pricesOfHouses = ['price', 'normalPrice', 'fromPrice', 'transactionFee']
const stayAttributes = [
  'id',
  'date',
  'dateTs',
  'duration',
  'changeDay',
  'totalPrice',
  'discountTotal',
  'discountPercentage',
  'lastMinute',
]

const summer = `date ${saturdayIn(220)} TO ${saturdayIn(232)}`
const held: Held[] = [
  {
    uid: 'lodgingOptions_duration-_lan-1',
    documents: [],
    attributes: [
      ...[...houseAttributes, ...attributesOfHousesAlone, ...pricesOfHouses, ...stayAttributes],
      ...['dates', 'durations', 'changeDays'],
    ],
  },
  {
    uid: 'lodgingOptions_duration-7_lan-2',
    part: summer,
    documents: [],
    attributes: [...houseAttributes, ...stayAttributes],
  },
  { uid: 'lodgingOptionsLastMinute_lan-7', documents: [], attributes: [...houseAttributes, ...stayAttributes] },
  {
    uid: 'lodging_data_status_lan-1',
    documents: [],
    attributes: ['id', ...houseAttributes, ...attributesOfHousesAlone],
  },
  { uid: 'freetext_lan-2_locale-de-DE', documents: [], attributes: ['id', 'type', 'title', 'lodgingId'] },
]

beforeAll(async () => {
  for (const one of held) {
    const { hits } = await search(one, { hitsPerPage: 5000, attributesToRetrieve: ['*'] })
    one.documents = hits
    expect(one.documents.length, one.uid).toBeGreaterThan(50)
  }
})

function search({ uid, part }: Held, params: SearchParams) {
  const filter = [params.filter ?? [], part ?? []].flat()
  return searchClient()
    .index<Plain>(uid)
    .search('', { page: 1, hitsPerPage: 20, ...params, filter })
}

test.each(held)('random filters of $uid find what a plain loop over the seeded documents finds', async (one) => {
  const { documents, attributes } = one
  let found = 0
  await fc.assert(
    fc.asyncProperty(plainFilters(documents, attributes), async ({ text, accepts }) => {
      const { hits, totalHits } = await search(one, {
        filter: [text],
        hitsPerPage: 5000,
        attributesToRetrieve: ['id'],
      })
      const expected = documents.filter(accepts).map(({ id }) => id)
      expect(hits.map(({ id }) => id).toSorted(), text).toEqual(expected.toSorted())
      expect(totalHits).toBe(expected.length)
      if (expected.length > 0 && expected.length < documents.length) found += 1
    }),
    { numRuns: 40 },
  )
  expect(found).toBeGreaterThan(5)
})

test('a house has the days of a length only where it is let for it', async () => {
  const [one] = held
  if (!one) throw new Error('No index is held')
  let without = 0
  // No house is let for one night; how many are for the others depends on the day.
  for (const nights of [1, 3, 6, 7, 14, 21]) {
    const name = `free.${nights}`
    const having = one.documents.filter((document) => attributeOf(document, name) !== undefined).length
    const { totalHits } = await search(one, { filter: `${name} EXISTS` })
    expect(totalHits, name).toBe(having)
    expect((await search(one, { filter: `${name} NOT EXISTS` })).totalHits, name).toBe(one.documents.length - having)
    without += one.documents.length - having
  }
  expect(without).toBeGreaterThan(0)
})

const sortable = ['totalPrice', 'discountPercentage', 'persons', 'rating', 'beachDistance', 'date', 'lodgingId']
const sorts = fc.uniqueArray(fc.record({ name: fc.constantFrom(...sortable), isDescending: fc.boolean() }), {
  maxLength: 3,
  selector: ({ name }) => name,
})

test.each(held.slice(0, 3))(
  'random sorts, pages and distinct of $uid are slices of plainly sorted documents',
  async (one) => {
    await fc.assert(
      fc.asyncProperty(
        plainFilters(one.documents, one.attributes),
        sorts,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(undefined, 'lodgingId', 'locationId'),
        async ({ text, accepts }, keys, page, hitsPerPage, distinct) => {
          const sort = keys.map(({ name, isDescending }) => `${name}:${isDescending ? 'desc' : 'asc'}`)
          const paging = { page, hitsPerPage, attributesToRetrieve: ['*'] }
          const answer = await search(one, { filter: [text], sort, distinct, ...paging })
          const sorted = firstOfEach(one.documents.filter(accepts).toSorted(byKeys(keys)), distinct)
          expect(answer.totalHits, text).toBe(sorted.length)
          expect(answer.totalPages).toBe(Math.ceil(sorted.length / hitsPerPage))
          // Documents that are equal by every key may come in any order: what they are sorted by may not.
          const shown = (document: Plain) => keys.map(({ name }) => attributeOf(document, name))
          const expected = sorted.slice((page - 1) * hitsPerPage, page * hitsPerPage)
          expect(answer.hits.map(shown), text).toEqual(expected.map(shown))
          if (distinct) expect(new Set(answer.hits.map((hit) => hit[distinct])).size).toBe(answer.hits.length)
          const window = await searchClient()
            .index(one.uid)
            .search('', { filter: [text, ...(one.part ? [one.part] : [])], sort, distinct, offset: 3, limit: 4 })
          // Of a window with `distinct` a Meilisearch says how many there are at most.
          expect(window.estimatedTotalHits).toBeGreaterThanOrEqual(sorted.length)
          if (!distinct) expect(window.estimatedTotalHits).toBe(sorted.length)
          expect(window.hits).toHaveLength(Math.min(4, Math.max(0, sorted.length - 3)))
        },
      ),
      { numRuns: 20 },
    )
  },
)

test.each(held.slice(0, 4))('random facets of $uid count what a plain loop counts', async (one) => {
  const names = ['locationId', 'persons', 'pets', 'rating', 'hasImages', 'categories', 'bedrooms']
  await fc.assert(
    fc.asyncProperty(
      plainFilters(one.documents, one.attributes),
      fc.subarray(names, { minLength: 1 }),
      async ({ text, accepts }, facets) => {
        const { facetDistribution, facetStats } = await search(one, { filter: [text], facets })
        const found = one.documents.filter(accepts)
        for (const name of facets) {
          const values = found.flatMap((document) => attributeOf(document, name) as string | number | boolean)
          const counted = Map.groupBy(values, String)
          const expected = Object.fromEntries([...counted].map(([value, all]) => [value, all.length]))
          expect(facetDistribution?.[name], `${name} where ${text}`).toEqual(expected)
          const numbers = values.filter((value) => typeof value === 'number')
          expect(facetStats?.[name], name).toEqual(
            numbers.length === 0 ? undefined : { min: Math.min(...numbers), max: Math.max(...numbers) },
          )
        }
      },
    ),
    { numRuns: 6 },
  )
})

type Keys = readonly { name: string; isDescending: boolean }[]

function byKeys(keys: Keys) {
  return (a: Plain, b: Plain): number => {
    for (const { name, isDescending } of keys) {
      const difference = compare(attributeOf(a, name), attributeOf(b, name))
      if (difference !== 0) return isDescending ? -difference : difference
    }
    return 0
  }
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : Number(String(a) > String(b))
}

function firstOfEach(documents: Plain[], name: string | undefined): Plain[] {
  if (name === undefined) return documents
  const seen = new Set<unknown>()
  return documents.filter((document) => !seen.has(document[name]) && seen.add(document[name]))
}
