import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  attributeGuests,
  fewestStays,
  forecastGuests,
  forecastTotal,
  forecastUse,
  personsOf,
  seasonOf,
} from '../../../src/domain/consumption.ts'

const use = { level: 2, ownPersons: 3, extraNights: 0.5, low: 0.8, high: 1.3, stays: 12 }

test('a stay uses what the house and its guests use, night by night, and what arriving takes', () => {
  // 2 × (3 + 2) × (0.5 + 7) units at 4 kroner.
  expect(forecastUse(use, 400, { nights: 7, persons: 2 })).toEqual({
    expected: 30_000,
    from: 24_000,
    to: 39_000,
    stays: 12,
  })
})

test('fewer than three earlier stays say nothing, and neither do none', () => {
  expect(fewestStays).toBe(3)
  expect(forecastUse({ ...use, stays: 2 }, 400, { nights: 7, persons: 2 })).toBeNull()
  expect(forecastUse(null, 400, { nights: 7, persons: 2 })).toBeNull()
  expect(forecastTotal([null, null])).toBeNull()
})

test('a forecast lies within its range and grows with nights, guests and price', () => {
  const amount = fc.double({ min: 0.01, max: 50, noNaN: true })
  const drawn = fc.record({
    level: amount,
    ownPersons: amount,
    extraNights: fc.double({ min: 0, max: 3, noNaN: true }),
    low: fc.double({ min: 0.2, max: 1, noNaN: true }),
    high: fc.double({ min: 1, max: 4, noNaN: true }),
    stays: fc.integer({ min: 3, max: 60 }),
  })
  fc.assert(
    fc.property(drawn, fc.nat({ max: 900 }), fc.integer({ min: 1, max: 28 }), fc.nat({ max: 16 }), (...given) => {
      const [drawnUse, price, nights, persons] = given
      const of = (unitPrice: number, stay: { nights: number; persons: number }) => {
        const forecast = forecastUse(drawnUse, unitPrice, stay)
        if (!forecast) throw new Error('There are enough stays')
        return forecast
      }
      const one = of(price, { nights, persons })
      expect(one.from).toBeLessThanOrEqual(one.expected)
      expect(one.to).toBeGreaterThanOrEqual(one.expected)
      for (const more of [
        of(price, { nights: nights + 1, persons }),
        of(price, { nights, persons: persons + 1 }),
        of(price + 1, { nights, persons }),
      ]) {
        expect(more.expected).toBeGreaterThanOrEqual(one.expected)
      }
      const total = forecastTotal([one, null, one])
      const twice = (minorUnits: number) => Math.round(2 * minorUnits)
      expect(total).toEqual({
        expected: twice(one.expected),
        from: twice(one.from),
        to: twice(one.to),
        stays: one.stays,
      })
    }),
  )
})

test('a child is a person, so that use and bed linen are for the same guests everywhere', () => {
  expect(personsOf({ adults: 2, children: 2 })).toBe(4)
})

test.each([
  ['nobody in particular is the party that prices are for', null, 8, 2],
  ['infants are not counted', { adults: 3, children: 2, infants: 1, pets: 1 }, 8, 5],
  ['a house has no more guests than it takes', { adults: 6, children: 2, infants: 0, pets: 0 }, 5, 5],
  ['children stay at home first', { adults: 3, children: 2, infants: 0, pets: 0 }, 4, 4],
  ['large parties are expected to use as much as forty', { adults: 44, children: 0, infants: 0, pets: 0 }, 50, 40],
] as const)('of expected use, %s', (_, party, persons, guests) => {
  expect(forecastGuests(party, { persons, pets: 1 })).toBe(guests)
})

test('a search counts the guests that a forecast is for', () => {
  const party = { adults: 3, children: 2, infants: 1, pets: 1 }
  expect(attributeGuests(null)).toBe(2)
  expect(attributeGuests(party)).toBe(5)
  expect(attributeGuests({ ...party, adults: 50 })).toBe(40)
})

test.each([
  ['2026-12-01', 'winter'],
  ['2027-02-28', 'winter'],
  ['2027-03-01', 'spring'],
  ['2027-07-03', 'summer'],
  ['2027-11-30', 'autumn'],
] as const)('%s is %s', (day, season) => {
  expect(seasonOf(day)).toBe(season)
})
