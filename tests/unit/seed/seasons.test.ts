import { expect, test } from 'vitest'
import { seasonFactor, seasonOf } from '../../../src/backend/seed/stays/seasons.ts'

test('July costs most, January least, and Easter more than the weeks around it', () => {
  expect(seasonFactor('2027-07-17')).toBeGreaterThan(seasonFactor('2027-06-12') * 2)
  expect(seasonFactor('2027-01-16')).toBeLessThan(seasonFactor('2027-05-12'))
  expect(seasonFactor('2027-03-27')).toBeGreaterThan(seasonFactor('2027-03-13'))
  expect(seasonFactor('2026-12-30')).toBeGreaterThan(seasonFactor('2026-12-10'))
})

test('December, January and February are winter', () => {
  expect(['2026-12-01', '2027-02-28', '2027-03-01', '2027-08-31', '2027-11-30'].map(seasonOf)).toEqual([
    'winter',
    'winter',
    'spring',
    'summer',
    'autumn',
  ])
})
