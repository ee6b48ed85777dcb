import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateChoiceField, dateChoiceKeys } from '../../../src/domain/flexible-dates.ts'
import {
  criteriaText,
  isHouseNumber,
  parseCriteria,
  readCriteria,
  withCriterion,
  writeCriteria,
} from '../../../src/domain/search-criteria.ts'
import { query } from './requested-queries.ts'

test('criteria written into a URL and read again are the same criteria', () => {
  fc.assert(
    fc.property(query, (params) => {
      const criteria = parseCriteria(params)
      expect([...parseCriteria(writeCriteria(criteria))]).toEqual([...criteria])
    }),
  )
})

test('a long row of slashes in a value is read as fast as other characters', () => {
  const start = performance.now()
  expect([...parseCriteria(new URLSearchParams({ omraader: `${'/'.repeat(100_000)}x` }))]).toEqual([])
  expect(performance.now() - start).toBeLessThan(2000)
})

test('the text of criteria is that of their query, whatever is in them', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constant("a_b*c-d.e~f,g h+i'"),
  )
  const key = fc.constantFrom('textQuery', 'vejnavn', '180', 'omraader', 'maxPris')
  fc.assert(
    fc.property(query, fc.dictionary(key, value), (params, others) => {
      const own = Object.entries(others).map(([name, text]) => [name, { value: text }] as const)
      for (const criteria of [parseCriteria(params), new Map(own)]) {
        expect(criteriaText(criteria)).toBe(writeCriteria(criteria).toString())
      }
    }),
  )
})

test('criteria with a value of one more query are those of their URL with it, and stay what they were', () => {
  const anyWay = fc.constantFrom('', ...dateChoiceKeys)
  fc.assert(
    fc.property(query, query, anyWay, (own, other, way) => {
      const criteria = parseCriteria(own)
      const before = writeCriteria(criteria).toString()
      for (const [key, value] of [...other, ['minPris', '500'], ['ankomst', '2027-07-03']] as const) {
        if (key === dateChoiceField) continue
        const written = writeCriteria(criteria)
        written.set(key, value)
        if (way !== '') written.set(dateChoiceField, way)
        const changed = withCriterion(criteria, key, value, way)
        expect(writeCriteria(changed).toString()).toBe(writeCriteria(parseCriteria(written)).toString())
        expect([...changed]).toEqual([...parseCriteria(written)])
      }
      expect(writeCriteria(criteria).toString()).toBe(before)
    }),
  )
})

test('the order of the keys makes no difference', () => {
  fc.assert(
    fc.property(query, (params) => {
      const turned = new URLSearchParams([...params].reverse())
      expect(writeCriteria(parseCriteria(turned)).toString()).toBe(writeCriteria(parseCriteria(params)).toString())
    }),
  )
})

/** A random text is hardly ever the key of a criterion. */
const anyKey = fc.oneof(
  fc.string(),
  fc.constantFrom('husdyr', 'duration', 'maxPris', 'textQuery', 'vejnavn', '1', '72'),
)

test('whatever a URL holds, only known criteria come out of it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyKey, fc.oneof(fc.string(), fc.stringMatching(/^\d{1,3}$/)))), (pairs) => {
      const criteria = parseCriteria(new URLSearchParams(pairs))
      expect(criteria.size).toBeLessThanOrEqual(new Set(pairs.map(([key]) => key)).size)
      for (const [key, { value }] of criteria) {
        expect(key).toMatch(/^(?:[a-zA-Z]+|\d+)$/)
        expect(value).not.toBe('')
      }
    }),
  )
})

test('ticked boxes of one name are one list, in one order', () => {
  const criteria = parseCriteria(new URLSearchParams('skiftedag=6&skiftedag=4&skiftedag=6'))
  expect(criteria.get('skiftedag')).toEqual({ value: '4,6' })
})

test.each([
  ['10,7,3', '3,7,10'],
  ['14,7', '7'],
  ['3,14,21', '3'],
  ['21,14', '14'],
  ['14,15', '14'],
  ['14', '14'],
])('of the lengths %s one index answers %s', (requested, kept) => {
  expect(parseCriteria(new URLSearchParams({ duration: requested })).get('duration')).toEqual({ value: kept })
})

test('an empty text is no criterion', () => {
  expect(parseCriteria(new URLSearchParams('textQuery=%20%20&omraader=')).size).toBe(0)
})

test('a day that is not in the calendar is no arrival', () => {
  expect(parseCriteria(new URLSearchParams('ankomst=2027-02-30')).size).toBe(0)
})

test.each([
  ['BL123', true],
  ['bl1234', true],
  ['b12345', true],
  ['bl12', false],
  ['bl12345', false],
  ['123456', false],
  ['blavan', false],
  ['bl 123', false],
])('%s is a house number: %s', (text, expected) => {
  expect(isHouseNumber(text)).toBe(expected)
})

test('a day of arrival is stronger than a week', () => {
  const criteria = parseCriteria(new URLSearchParams('ankomst=2027-07-03&arrivalWeekNextOccurence=40'))
  expect([...criteria.keys()]).toEqual(['ankomst'])
})

test.each([
  ['omraader=romo/', 'omraader', 'romo'],
  ['omraader=romo/,fano//', 'omraader', 'fano,romo'],
  ['maxPris=5000/', 'maxPris', '5000'],
  ['textQuery=klit/', 'textQuery', 'klit'],
  ['70=1/', '70', '1'],
])('a slash at the end of a value is no part of it: %s', (query, key, value) => {
  const { criteria, unread } = readCriteria(new URLSearchParams(query))
  expect([criteria.get(key), unread]).toEqual([{ value }, []])
})

test.each(['maxPris=5000&maxPris=9000', 'husdyr[]=1', '70=1&70=0', 'ankomst[0]=2027-07-03'])(
  'a list for a key of one value is ignored: %s',
  (query) => {
    const { criteria, unread } = readCriteria(new URLSearchParams(query))
    expect(criteria.size).toBe(0)
    expect(unread.length).toBeGreaterThan(0)
  },
)

test.each([
  ['9999=1', ['9999=1']],
  ['70=yes', ['70=yes']],
  ['17=DK', ['17=DK']],
  ['omraader=romo,atlantis', ['omraader=atlantis']],
  ['duration=7,14', ['duration=14']],
  ['ankomst=2027-02-30', ['ankomst=2027-02-30']],
  ['arrivalWeekNextOccurence=54', ['arrivalWeekNextOccurence=54']],
  ['utm_source=mail&junk=1&naar=uge&page=2', []],
  ['textQuery=&omraader=&maxPris=&children=0&onlyImages=0', []],
  ['ankomst=2027-07-03&arrivalWeekNextOccurence=40', []],
])('%s has as parts that are no criteria %j', (query, unread) => {
  expect(readCriteria(new URLSearchParams(query)).unread).toEqual(unread)
})

test.each(['BK 4444', 'bk-4444', 'bk. 4444', 'bk4444'])('%s is meant as a house number', (textQuery) => {
  const text = parseCriteria(new URLSearchParams({ textQuery })).get('textQuery')?.value ?? ''
  expect([isHouseNumber(text), text.toUpperCase()]).toEqual([true, 'BK4444'])
})

test.each(['vej 12', 'uge 27', 'klit 4444', 'bk 44444'])('%s is meant as words', (textQuery) => {
  expect(parseCriteria(new URLSearchParams({ textQuery })).get('textQuery')?.value).toBe(textQuery)
})
