import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagerPlaces } from '../../../src/ui/pager.tsx'

const pagesAndPage = fc
  .integer({ min: 2, max: 500 })
  .chain((pages) => fc.tuple(fc.constant(pages), fc.integer({ min: 1, max: pages })))

test('the first, the last, the current page and its neighbours are always there, in order and once', () => {
  fc.assert(
    fc.property(pagesAndPage, ([pages, page]) => {
      const numbers = pagerPlaces(page, pages).filter((place) => place > 0)
      const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
      expect(numbers).toEqual(expect.arrayContaining(wanted))
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }),
  )
})

test('an ellipsis stands for two pages or more, and only where pages are left out', () => {
  fc.assert(
    fc.property(pagesAndPage, ([pages, page]) => {
      const places = pagerPlaces(page, pages)
      places.forEach((place, index) => {
        const before = places[index - 1]
        if (before === undefined || before < 1) return
        if (place > 0) expect(place - before).toBe(1)
        else expect((places[index + 1] ?? 0) - before).toBeGreaterThan(2)
      })
    }),
  )
})

test('few pages are all there', () => {
  expect(pagerPlaces(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pagerPlaces(4, 13)).toEqual([1, 2, 3, 4, 5, -1, 13])
  expect(pagerPlaces(7, 13)).toEqual([1, 0, 6, 7, 8, -1, 13])
})
