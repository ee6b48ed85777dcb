import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxPageSize, parseSearchView, writeSearchView } from '../../../src/domain/search-view.ts'

const parse = (query: string) => parseSearchView(new URLSearchParams(query))

test('a view written into a URL and read again is the same view', () => {
  const query = fc.record({
    searchOrder: fc.constantFrom('best', 'price-asc', 'rating', 'nonsense'),
    page: fc.integer({ min: -2, max: 40 }).map(String),
    viewType: fc.constantFrom('list', 'GRID', 'Map', 'tiles'),
    result: fc.constantFrom('10', '24', '50', '7'),
  })
  fc.assert(
    fc.property(query, (requested) => {
      const view = parseSearchView(new URLSearchParams(requested))
      expect(parseSearchView(new URLSearchParams(writeSearchView(view)))).toEqual(view)
    }),
  )
})

test('a page has to be a number above one', () => {
  expect(parse('page=3').page).toBe(3)
  expect(['page=0', 'page=-4', 'page=x', 'page=1', ''].map((query) => parse(query).page)).toEqual([1, 1, 1, 1, 1])
})

test('the view is read in any case, and is a list otherwise', () => {
  expect(['viewType=GRID', 'viewType=Map', 'viewType=x'].map((query) => parse(query).viewType)).toEqual([
    'grid',
    'map',
    'list',
  ])
})

test('repeated and unknown keys are ignored', () => {
  expect(parse('page=2&page=3&nonsense=1')).toEqual(parse(''))
})

test('a list in brackets is no value of the view', () => {
  expect(parse('page[]=2&viewType[a]=grid&result[0]=50')).toEqual(parse(''))
})

test('a trailing slash does not belong to a value', () => {
  expect(parse('page=4/').page).toBe(4)
  expect(parse('viewType=grid/').viewType).toBe('grid')
})

test.each([
  ['1', 1],
  ['25', 25],
  ['24/', 24],
  ['100', 100],
  ['1000', maxPageSize],
  ['0', 10],
  ['-5', 10],
  ['2.5', 10],
  ['many', 10],
])('a page of %s results has %i', (result, expected) => {
  expect(parseSearchView(new URLSearchParams({ result })).result).toBe(expected)
})
