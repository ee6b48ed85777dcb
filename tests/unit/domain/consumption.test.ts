import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewestStays, forecastUse, seasonOf } from '../../../src/domain/consumption.ts'

const item = {
  id: 20,
  type: 'electricity',
  chargeType: 'unit' as const,
  meteredQuantity: true,
  description: 'Strøm',
  unitName: 'kWh',
  definitionId: 20,
}
const power = { itemId: 20, unitPrice: 400 }
const stayOf = (consumed: number, days = 7) => ({
  adults: 2,
  children: 0,
  consumed,
  days,
  season: 'summer' as const,
  item,
})

test('fewer than eight earlier stays say nothing', () => {
  const seven = Array.from({ length: 7 }, () => stayOf(100))
  expect(fewestStays).toBe(8)
  expect(forecastUse(seven, power, 7)).toBeNull()
  expect(forecastUse([...seven, stayOf(100)], power, 7)).toEqual({
    expected: 40_000,
    from: 40_000,
    to: 40_000,
    stays: 8,
  })
})

test('stays of another item, and of no day at all, do not count', () => {
  const stays = Array.from({ length: 8 }, () => stayOf(100))
  expect(forecastUse(stays, { itemId: 21, unitPrice: 400 }, 7)).toBeNull()
  expect(forecastUse([...stays.slice(1), stayOf(100, 0)], power, 7)).toBeNull()
})

test('the forecast is the median, eight in ten stays lie in its range, and it grows with the nights', () => {
  const use = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 8, maxLength: 30 })
  fc.assert(
    fc.property(use, fc.integer({ min: 1, max: 28 }), (used, nights) => {
      const stays = used.map((consumed) => stayOf(consumed))
      const forecast = forecastUse(stays, power, nights)
      if (!forecast) throw new Error('There are enough stays')
      const costs = used.map((consumed) => (consumed / 7) * nights * power.unitPrice)
      const within = costs.filter((cost) => cost >= forecast.from - 1 && cost <= forecast.to + 1)
      expect(within.length).toBeGreaterThanOrEqual(Math.floor(used.length * 0.8) - 1)
      expect(costs.filter((cost) => cost <= forecast.expected + 1).length).toBeGreaterThanOrEqual(used.length / 2)
      expect(costs.filter((cost) => cost >= forecast.expected - 1).length).toBeGreaterThanOrEqual(used.length / 2)
      expect(forecastUse(stays, power, nights + 1)?.expected).toBeGreaterThanOrEqual(forecast.expected)
    }),
  )
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
