import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFilter } from '../../../src/backend/search/filter/parser.ts'
import { requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchRequest, type SearchRequestInput } from '../../../src/domain/search-request.ts'
import { parseSearchView, type SearchOrder, searchOrders } from '../../../src/domain/search-view.ts'
import { indexOf, toSearchBody } from '../../../src/services/search/meilisearch-request.ts'

const lodging = (parameters: object, more: object = {}) =>
  parseSearchRequest({ kind: 'lodging', market: 1, parameters, ...more })
const filterOf = (parameters: object) => toSearchBody(lodging(parameters)).filter

test.each([
  [{}, 'lodgingOptions_duration-_lan-1'],
  [{ durations: [14] }, 'lodgingOptions_duration-_lan-1'],
  [{ dates: [] }, 'lodgingOptions_duration-_lan-1'],
  [{ dates: ['2027-07-03'] }, 'lodgingOptions_duration-7_lan-1'],
  [{ dates: ['2027-07-03'], durations: [3] }, 'lodgingOptions_duration-7_lan-1'],
  [{ dates: ['2027-07-03'], durations: [5, 14, 7] }, 'lodgingOptions_duration-14_lan-1'],
  [{ dates: ['2027-07-03'], durations: ['21'] }, 'lodgingOptions_duration-21_lan-1'],
  [{ lastMinute: true, dates: ['2027-07-03'] }, 'lodgingOptionsLastMinute_lan-1'],
])('%j asks %s', (parameters, uid) => {
  expect(indexOf(lodging(parameters))).toBe(uid)
})

test('free text and data status have indexes of their own', () => {
  expect(indexOf(parseSearchRequest({ kind: 'freeText', locale: 'de-DE' }))).toBe('freetext_lan-2_locale-de-DE')
  expect(indexOf(parseSearchRequest({ kind: 'freeText', locale: 'en' }))).toBe('freetext_lan-7_locale-en')
  expect(indexOf(parseSearchRequest({ kind: 'lodgingDataStatus' }))).toBe('lodging_data_status_lan-1')
})

test('an unknown market and an unknown locale are refused in the words of the specification', () => {
  expect(() => parseSearchRequest({ kind: 'lodging', market: 3 })).toThrow('Lan "3" was not a valid language')
  expect(() => parseSearchRequest({ kind: 'lodging', market: 'da' })).toThrow('Lan "da" was not a valid language')
  expect(() => parseSearchRequest({ kind: 'freeText', locale: 'da' })).toThrow('Locale "da" was not valid')
})

test('every order can be requested by every party', () => {
  const view = parseSearchView(new URLSearchParams())
  for (const searchOrder of Object.keys(searchOrders) as SearchOrder[]) {
    for (const query of ['', 'husdyr=1', 'husdyr=3&1=8', 'husdyr=4', '1=1', '1=24&husdyr=2']) {
      const criteria = parseCriteria(new URLSearchParams(query))
      const request = requestOfCriteria(criteria, { ...view, searchOrder }, 1, '2026-11-22')
      const { sort = [] } = toSearchBody(parseSearchRequest(request))
      const keys = searchOrder === 'best' ? Number(criteria.has('1')) : searchOrders[searchOrder].length
      expect(sort, `${searchOrder} ${query}`).toHaveLength(keys)
    }
  }
})

test('results come ten a page from page one, orders in small letters', () => {
  const order = [
    { property: 'price', direction: 'ASC' },
    { property: '72', direction: 'DESC' },
  ]
  expect(toSearchBody(lodging({}, { order }))).toEqual({
    q: '',
    sort: ['totalPrice:asc', 'facilities.72:desc'],
    page: 1,
    hitsPerPage: 10,
    matchingStrategy: 'last',
  })
})

test('stays are one a house, houses are asked by their lists', () => {
  const dated = toSearchBody(lodging({ dates: ['2027-07-03', '2027-07-04'], durations: [7], changeDays: [6] }))
  expect(dated).toMatchObject({
    filter: 'date IN ["2027-07-03", "2027-07-04"] AND duration = 7 AND changeDay = 6',
    distinct: 'lodgingId',
  })
  const undated = toSearchBody(lodging({ durations: [7, 14], changeDays: [6] }))
  expect(undated.filter).toBe('durations IN [7, 14] AND changeDays = 6')
  expect(undated.distinct).toBeUndefined()
})

test('every parameter of the specification reaches the filter', () => {
  const filter = filterOf({
    locations: [101, 102],
    price: { value: [5000, 1500], comparator: 'BETWEEN' },
    fromPrice: { value: 100, comparator: '<=' },
    id: '1-2027-07-03-7',
    lodgingId: [1, 2],
    name: 'BL1234',
    publishedDate: { value: '2026-01-01', comparator: '>=' },
    publishedAt: { value: '2026-01-01T00:00:00Z', comparator: '>' },
    rating: { value: 4, comparator: '>=' },
    address1: 'Klitvej 1',
    daysPublished: { value: 30, comparator: '<' },
    streetId: 7,
    departmentSysId: 'dep',
    hasDescriptionDk: true,
    hasDescriptionDe: false,
    hasFloorPlan: true,
    hasImages: true,
    dateTs: { value: 1, comparator: '>' },
    bsPublishedTs: { value: 1, comparator: '>' },
    bsDaysPublished: { value: 1, comparator: '>' },
    dataSystem: 'broker',
    dataType: 'lodging',
    dataId: 3,
    dataDimensionKey: 'lan-1',
    dataDimensions: ['lan-1', 'lan-2'],
    createdTs: { value: 1, comparator: '!=' },
    updatedTs: 1,
    categories: ['pool'],
    notCategories: ['dog', 'budget'],
    facilities: { 72: { value: true }, 12: false, 5: { value: [80, 50], comparator: 'BETWEEN' } },
    meta: { viewCount: { value: 10, comparator: '>' } },
    lastMinute: false,
    _geo: { lat: 55.5, lng: 8.25, radius: 5000 },
    boundingBox: { northEast: { lat: 56, lng: 9 }, southWest: { lat: 55, lng: 8 } },
  })
  expect(filter?.split(' AND ')).toEqual([
    'locationId IN [101, 102]',
    'totalPrice 1500 TO 5000',
    'id = "1-2027-07-03-7"',
    'lodgingId IN [1, 2]',
    'name = "BL1234"',
    'fromPrice <= 100',
    'publishedDate >= "2026-01-01"',
    'publishedAt > "2026-01-01T00:00:00Z"',
    'rating >= 4',
    'address1 = "Klitvej 1"',
    'daysPublished < 30',
    'streetId = 7',
    'departmentSysId = "dep"',
    'hasDescriptionDk = true',
    'hasDescriptionDe = false',
    'hasFloorPlan = true',
    'hasImages = true',
    'dateTs > 1',
    'bsPublishedTs > 1',
    'bsDaysPublished > 1',
    'dataSystem = "broker"',
    'dataType = "lodging"',
    'dataId = 3',
    'dataDimensionKey = "lan-1"',
    'dataDimensions IN ["lan-1", "lan-2"]',
    'createdTs != 1',
    'updatedTs = 1',
    'categories = "pool"',
    'NOT categories IN ["dog", "budget"]',
    'facilities.5 50 TO 80',
    'NOT facilities.12 = 1',
    'facilities.72 = 1',
    'meta.viewCount > 10',
    '_geoRadius(55.5, 8.25, 5000)',
    '(lat 55 TO 56',
    'lng 8 TO 9)',
    'lastMinute = false',
  ])
})

test('children are nested with operators of their own', () => {
  expect(
    filterOf({
      persons: { value: 4, comparator: '>=' },
      children: [
        { operator: 'OR', locations: [101], streetId: 5 },
        { pets: 0, children: [{ rating: 5 }] },
        { categories: [] },
      ],
    }),
  ).toBe('persons >= 4 AND (locationId = 101 OR streetId = 5) AND (pets = 0 AND (rating = 5))')
  expect(filterOf({ operator: 'OR', persons: 4, pets: 1 })).toBe('persons = 4 OR pets = 1')
})

test('a facility is also requested by those that imply it, whatever it is compared with', () => {
  const either = '(facilities.74 = 1 OR facilities.81 = 1)'
  expect(filterOf({ facilities: { 74: true } })).toBe(either)
  expect(filterOf({ facilities: { 74: 1 } })).toBe(either)
  expect(filterOf({ facilities: { 74: false } })).toBe(`NOT ${either}`)
  expect(filterOf({ facilities: { 74: { value: true, comparator: '!=' } } })).toBe(`NOT ${either}`)
  expect(filterOf({ facilities: { 74: { value: true, comparator: '>' } } })).toBe(`${either} AND NOT ${either}`)
  expect(filterOf({ operator: 'OR', pets: 1, facilities: { 74: true } })).toBe(`pets = 1 OR ${either}`)
  expect(filterOf({ facilities: { 81: true } })).toBe('facilities.81 = 1')
})

test('an empty list of values asks for nothing', () => {
  expect(
    filterOf({ locations: [], categories: { value: [], comparator: 'BETWEEN' }, facilities: { 1: [] } }),
  ).toBeUndefined()
})

test('BETWEEN takes exactly two values, orders take one', () => {
  const between = (value: unknown) => () => lodging({ price: { value, comparator: 'BETWEEN' } })
  expect(between([1])).toThrow('price: BETWEEN needs exactly two values')
  expect(between([1, 2, 3])).toThrow('price: BETWEEN needs exactly two values')
  expect(between(['10', 9])).not.toThrow()
  expect(filterOf({ price: { value: ['10', 9], comparator: 'BETWEEN' } })).toBe('totalPrice 9 TO "10"')
  expect(() => lodging({ price: { value: [1, 2], comparator: '<' } })).toThrow('Only one value')
})

test('unknown parameters and children nine levels deep are refused', () => {
  expect(() => lodging({ swimmingPool: 1 })).toThrow()
  let deep: object = { persons: 1 }
  for (let level = 0; level < 8; level += 1) deep = { children: [deep] }
  expect(() => lodging(deep)).toThrow()
})

const scalar = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
)
const filter = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }))
const leaf = fc.record(
  {
    name: filter,
    categories: filter,
    notCategories: filter,
    locations: filter,
    meta: fc.dictionary(fc.constantFrom('a', 'b-1'), filter),
  },
  { requiredKeys: [] },
)
const parameters = fc.letrec<{ level: object }>((tie) => ({
  level: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'level' },
    leaf,
    fc
      .tuple(leaf, fc.array(tie('level'), { maxLength: 3 }), fc.constantFrom('AND', 'OR'))
      .map(([own, children, operator]) => ({
        ...own,
        operator,
        children,
      })),
  ),
})).level

test('whatever is asked becomes a filter that the search service can read', () => {
  fc.assert(
    fc.property(parameters, (requested) => {
      const input = { kind: 'lodging', market: 2, parameters: requested } as SearchRequestInput
      const { filter: text } = toSearchBody(parseSearchRequest(input))
      if (text !== undefined) expect(parseFilter(text)).toBeDefined()
    }),
    { numRuns: 500 },
  )
})

test('a house is looked for in a box by its position, a stay by its numbers, round the globe where east lies west', () => {
  const box = (west: number, east: number) => ({
    boundingBox: { northEast: { lat: 56, lng: east }, southWest: { lat: -5.5, lng: west } },
  })
  const ofStays = { dateTs: { value: 1, comparator: '>' } }
  expect(filterOf(box(8, 9))).toBe('_geoBoundingBox([56, 9], [-5.5, 8])')
  expect(filterOf({ ...ofStays, ...box(8, 9) })).toBe('dateTs > 1 AND (lat -5.5 TO 56 AND lng 8 TO 9)')
  expect(filterOf({ ...ofStays, ...box(170, -170) })).toBe(
    'dateTs > 1 AND (lat -5.5 TO 56 AND (lng >= 170 OR lng <= -170))',
  )
})
