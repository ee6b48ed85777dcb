import { expect, test } from 'vitest'
import { requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchRequest, toSearchBody } from '../../../src/domain/search-request.ts'
import { parseSearchView } from '../../../src/domain/search-view.ts'

function bodyOf(query: string) {
  const view = parseSearchView(new URLSearchParams())
  return toSearchBody(
    parseSearchRequest(requestOfCriteria(parseCriteria(new URLSearchParams(query)), view, 1, '2026-11-21')),
  )
}

test('a street and a text are both searched for, the street by its whole name', () => {
  expect(bodyOf('vejnavn=Klitvej&textQuery=sauna')).toMatchObject({ q: 'Klitvej sauna', matchingStrategy: 'all' })
  expect(bodyOf('textQuery=sauna')).toMatchObject({ q: 'sauna', matchingStrategy: 'last' })
})

test('a house number is looked up as such, beside the street', () => {
  expect(bodyOf('vejnavn=Klitvej&textQuery=bl1017')).toMatchObject({ q: 'Klitvej', filter: 'name = "BL1017"' })
})

test('new with us are the houses of the last 365 days', () => {
  const since = Date.parse('2025-11-21T00:00:00Z') / 1000
  expect(bodyOf('nyHosMarehalm=1').filter).toBe(`publishedTs >= ${since}`)
})
