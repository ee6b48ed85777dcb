import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areas } from '../../../src/domain/areas.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { isHouseNumber, parseCriteria, writeCriteria } from '../../../src/domain/search-criteria.ts'
import { addDays } from '../../../src/domain/stays.ts'

const numberText = (min: number, max: number) => fc.integer({ min, max }).map(String)
const listOf = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 5 }).map((chosen) => chosen.join(','))
const comparator = fc.constantFrom('', 'eq~', 'ne~', 'gt~', 'gte~', 'lt~', 'lte~')

/** The address of any search that a guest could make. */
const query = fc
  .record(
    {
      ankomst: fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-11-21', days)),
      arrivalWeekNextOccurence: numberText(1, 53),
      duration: listOf(['3', '4', '5', '7', '14', '21']),
      husdyr: numberText(1, 4),
      omraader: listOf(areas.map(({ slug }) => slug)),
      skiftedag: listOf(['1', '4', '5', '6', '7']),
      textQuery: fc.string({ minLength: 1, maxLength: 120 }),
      vejnavn: fc.string({ minLength: 1, maxLength: 120 }),
      koglemaerker: listOf(['bronze', 'solv', 'guld']),
      varme: listOf(['varmepumpe', 'braendeovn', 'el']),
      varmepumpe: fc.constant('1'),
      onlyImages: fc.constant('1'),
      badevaerelse: numberText(1, 8),
      maxPris: numberText(1, 60_000),
      nyHosMarehalm: fc.constant('1'),
      [facility.persons]: numberText(1, 24),
      [facility.pool]: fc.constant('1'),
      [facility.beachDistance]: fc.tuple(comparator, numberText(50, 5000)).map((parts) => parts.join('')),
    },
    { requiredKeys: [] },
  )
  .map((values) => new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])))

test('criteria written into an address and read again are the same criteria', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const criteria = parseCriteria(asked)
      expect([...parseCriteria(writeCriteria(criteria))]).toEqual([...criteria])
    }),
  )
})

test('the order of the keys makes no difference', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const turned = new URLSearchParams([...asked].reverse())
      expect(writeCriteria(parseCriteria(turned)).toString()).toBe(writeCriteria(parseCriteria(asked)).toString())
    }),
  )
})

test('whatever an address holds, only known criteria come out of it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
      const criteria = parseCriteria(new URLSearchParams(pairs))
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
