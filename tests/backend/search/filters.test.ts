import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { isSoon, type Plain, plainHouses, plainStays, reviewedAs } from './plain-documents.ts'
import { attributeOf, plainFilters } from './plain-filters.ts'
import { ask } from './search-call.ts'

const houses = makeHouses(24)
const stays = makeStays(houses, 8)

beforeAll(() => fill(env.DB, houses, stays))

/** Of both, and of the houses' documents alone. */
const houseAttributes = [
  'lodgingId',
  'locationId',
  'rating',
  'persons',
  'pets',
  'bedrooms',
  'houseArea',
  'beachDistance',
  'reviewAverage',
  'reviewCount',
  'hasImages',
  'publishedTs',
  'categories',
  'facilities.70',
]
const attributesOfHousesAlone = [
  'facilities.73',
  'facilities.77',
  'facilities.11',
  'facilities.121',
  'name',
  'address1',
  'city',
  'streetId',
  'departmentSysId',
  'imageCount',
  'hasFloorPlan',
  'hasDescriptionDk',
  'hasDescriptionDe',
  'daysPublished',
  'createdTs',
  'dataSystem',
  'dataDimensionKey',
  'dataDimensions',
  'meta.viewCount',
  'meta.note',
  'meta.consumptionPersonsPrDay',
  'meta.unknown',
  'fromPrice',
  'price',
  'normalPrice',
  'transactionFee',
]
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
const listAttributes = ['dates', 'durations', 'changeDays']

const indexes: { uid: string; documents: Plain[]; attributes: string[] }[] = [
  {
    uid: 'lodgingOptions_duration-_lan-2',
    documents: plainHouses(houses, stays, 2),
    attributes: [...houseAttributes, ...attributesOfHousesAlone, ...stayAttributes, ...listAttributes],
  },
  {
    uid: 'lodgingOptions_duration-7_lan-1',
    documents: plainStays(houses, stays, 1, () => true),
    attributes: [...houseAttributes, ...stayAttributes],
  },
  {
    uid: 'lodgingOptions_duration-14_lan-7',
    documents: plainStays(houses, stays, 7, ({ duration }) => duration === 14),
    attributes: [...houseAttributes, ...stayAttributes],
  },
  {
    uid: 'lodgingOptionsLastMinute_lan-1',
    documents: plainStays(houses, stays, 1, isSoon),
    attributes: [...houseAttributes, ...stayAttributes],
  },
]

for (const { uid, documents, attributes } of indexes) {
  test(`${uid} holds what a plain loop makes of the tables`, async () => {
    const { body } = await ask(uid, { hitsPerPage: 1000, attributesToRetrieve: ['*'] })
    expect(body.totalHits).toBe(documents.length)
    const expected = new Map(documents.map((document) => [document.id, document]))
    for (const hit of body.hits) {
      const plain = expected.get(hit.id)
      expect(plain, hit.id).toBeDefined()
      for (const name of attributes) {
        const [found, wanted] = [attributeOf(hit, name), plain && attributeOf(plain, name)]
        expect(sorted(found), `${name} of ${hit.id}`).toEqual(sorted(wanted))
      }
    }
  })

  test(`random filters of ${uid} find what a plain loop finds`, async () => {
    await fc.assert(
      fc.asyncProperty(plainFilters(documents, attributes), async ({ text, accepts }) => {
        const { body } = await ask(uid, { filter: text, hitsPerPage: 1000, attributesToRetrieve: ['id'] })
        const expected = documents.filter(accepts).map(({ id }) => id)
        expect(body.message).toBeUndefined()
        expect(body.hits.map(({ id }: { id: string }) => id).toSorted()).toEqual(expected.toSorted())
        expect(body.totalHits).toBe(expected.length)
      }),
      { numRuns: 75 },
    )
  })
}

test('whatever is there begins with nothing: of numbers and lists too, as of what is null', async () => {
  const [{ uid, documents, attributes } = { uid: '', documents: [], attributes: [] }] = indexes
  let missing = 0
  for (const name of attributes) {
    const there = documents.filter((document) => attributeOf(document, name) !== undefined).length
    missing += documents.length - there
    for (const nothing of ['', '  ']) {
      const totals = await Promise.all(
        ['', 'NOT '].map((not) => ask(uid, { filter: `${name} ${not}STARTS WITH "${nothing}"`, hitsPerPage: 1 })),
      )
      expect(
        totals.map(({ body }) => body.totalHits),
        name,
      ).toEqual([there, documents.length - there])
    }
  }
  expect(missing).toBeGreaterThan(0)
})

test.each(attributesOfHousesAlone)('stays are not filtered by %s, which their houses tell', async (name) => {
  const { status, body } = await ask('lodgingOptions_duration-7_lan-1', { filter: `${name} = 1` })
  expect([status, body.code]).toEqual([400, 'invalid_search_filter'])
})

test('lists of filters stand for AND, lists inside them for OR', async () => {
  const [{ uid, documents } = { uid: '', documents: [] }] = indexes
  const filter = ['persons > 4', ['pets = 1', 'rating = 5'], [], 'categories != pool']
  const { body } = await ask(uid, { filter, hitsPerPage: 1000, attributesToRetrieve: ['lodgingId'] })
  const expected = documents.filter(
    ({ persons, pets, rating, categories }) =>
      Number(persons) > 4 && (pets === 1 || rating === 5) && !(categories as string[]).includes('pool'),
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(body.hits.map(({ lodgingId }: { lodgingId: number }) => lodgingId)).toEqual(
    expected
      .toSorted((a, b) => reviewedAs(b) - reviewedAs(a) || Number(a.lodgingId) - Number(b.lodgingId))
      .map(({ lodgingId }) => lodgingId),
  )
})

test('a list of a thousand ids is one question', async () => {
  const ids = Array.from({ length: 1000 }, (_, index) => index + 10)
  const { body } = await ask('lodgingOptions_duration-_lan-1', {
    filter: `lodgingId IN [${ids.join(', ')}]`,
    hitsPerPage: 1000,
  })
  expect(body.totalHits).toBe(houses.filter(({ id }) => id >= 10).length)
})

test('three hundred conditions in a row are answered, sixty levels of brackets are refused', async () => {
  const chain = Array.from({ length: 300 }, (_, index) => `persons != ${100 + index}`).join(' AND ')
  expect((await ask('lodgingOptions_duration-_lan-1', { filter: chain, hitsPerPage: 1 })).body.totalHits).toBe(24)
  const nested = `${'NOT (persons = 1 OR '.repeat(70)}persons = 2${')'.repeat(70)}`
  const { status, body } = await ask('lodgingOptions_duration-_lan-1', { filter: nested })
  expect(status).toBe(400)
  expect(body.code).toBe('invalid_search_filter')
})

function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : value
}
