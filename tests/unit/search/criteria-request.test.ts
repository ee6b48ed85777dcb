import { expect, test } from 'vitest'
import { dateProblemOf, requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchRequest } from '../../../src/domain/search-request.ts'
import { parseSearchView } from '../../../src/domain/search-view.ts'
import { indexOf, toSearchBody } from '../../../src/services/search/meilisearch-request.ts'

function bodyOf(query: string) {
  const view = parseSearchView(new URLSearchParams())
  return toSearchBody(
    parseSearchRequest(requestOfCriteria(parseCriteria(new URLSearchParams(query)), view, 1, '2026-11-21')),
  )
}

test('a street is meant by its whole name, however it is written, beside a text or a house number', () => {
  for (const name of ['Nørre Klit', ' norre  KLIT', 'Noerre-Klit', 'Nørre Klit'.normalize('NFD')]) {
    const query = new URLSearchParams({ vejnavn: name })
    expect(bodyOf(`${query}&textQuery=sauna`)).toMatchObject({ q: 'sauna', filter: 'streetKey = "norre klit"' })
    expect(bodyOf(`${query}&textQuery=bl1017`).filter).toBe('name = "BL1017" AND streetKey = "norre klit"')
  }
})

test('a budget with everything in it is that of the party', () => {
  expect(bodyOf('maxIalt=9000').filter).toBe('allIn.2 <= 9000')
  const party = bodyOf('1=5&children=2&husdyr=1&maxIalt=9000&maxPris=8000').filter
  expect(party).toContain('totalWithPets.1 <= 8000 AND allInWithPets.1-5 <= 9000')
})

test('new with us are the houses of the last 365 days', () => {
  const since = Date.parse('2025-11-21T00:00:00Z') / 1000
  expect(bodyOf('nyHosMarehalm=1').filter).toBe(`publishedTs >= ${since}`)
})

test('a week that does not come round within a year finds nothing, whatever else is asked', () => {
  const criteria = parseCriteria(new URLSearchParams('arrivalWeekNextOccurence=53&maxPris=9000'))
  const view = parseSearchView(new URLSearchParams())
  const requested = (today: string) => parseSearchRequest(requestOfCriteria(criteria, view, 1, today))
  expect(toSearchBody(requested('2026-11-21')).filter).toContain('date IN ["2026-12-31"')
  expect(toSearchBody(requested('2027-02-01')).filter).toContain('dateTs < 0')
  expect(indexOf(requested('2027-02-01'))).toBe('lodgingOptions_duration-7_lan-1')
})

test.each([
  ['arrivalWeekNextOccurence=53', '2027-02-01', 'noWeek'],
  ['arrivalWeekNextOccurence=53', '2026-11-21', null],
  ['ankomst=2026-11-20', '2026-11-21', 'passed'],
  ['ankomst=2026-11-20&flex=1', '2026-11-21', null],
  ['maaned=2026-10', '2026-11-21', 'passed'],
  ['duration=14', '2026-11-21', null],
])('why no stay can begin on the days of %s on %s: %s', (query, today, problem) => {
  expect(dateProblemOf(parseCriteria(new URLSearchParams(query)), today)).toBe(problem)
})
