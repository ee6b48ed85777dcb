import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKroner, rentalTax, taxYears } from '../../../src/domain/rental-tax.ts'

test.each([
  // The tax authority's own example of 2024: 33,800 let privately, of which 21,100 are above the allowance.
  [
    { year: 2024, through: 'private', income: 33_800 },
    { allowance: 12_700, rest: 21_100, deduction: 8_440, taxable: 12_660 },
  ],
  [
    { year: 2025, through: 'agency', income: 100_000 },
    { allowance: 47_900, rest: 52_100, deduction: 20_840, taxable: 31_260 },
  ],
  [
    { year: 2026, through: 'agency', income: 50_200 },
    { allowance: 50_200, rest: 0, deduction: 0, taxable: 0 },
  ],
  [
    { year: 2026, through: 'agency', income: 0 },
    { allowance: 0, rest: 0, deduction: 0, taxable: 0 },
  ],
] as const)('of %j so much is taxed', (rental, result) => {
  expect(rentalTax(rental)).toEqual({ income: rental.income, ...result })
})

test('of a year whose amounts are not known nothing is said', () => {
  expect(rentalTax({ year: 1999, through: 'agency', income: 100_000 })).toBeNull()
})

test('the parts of an income always add up, and an agency is never taxed more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...taxYears), fc.nat(999_999_999), ({ year }, income) => {
      const [agency, alone] = (['agency', 'private'] as const).map((through) => rentalTax({ year, through, income }))
      expect((agency?.allowance ?? 0) + (agency?.deduction ?? 0) + (agency?.taxable ?? 0)).toBe(income)
      expect(agency?.taxable ?? 0).toBeLessThanOrEqual(alone?.taxable ?? 0)
    }),
  )
})

test('kroner are read with and without separators', () => {
  expect(['85000', '85.000', '85,000', '1 085\u00a0000'].map(readKroner)).toEqual([85_000, 85_000, 85_000, 1_085_000])
})
