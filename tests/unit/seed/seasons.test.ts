import { expect, test } from 'vitest'
import { seasonFactor } from '../../../src/backend/seed/stays/seasons.ts'

test('July costs most, January least, and Easter more than the weeks around it', () => {
  expect(seasonFactor('2027-07-17')).toBeGreaterThan(seasonFactor('2027-06-12') * 2)
  expect(seasonFactor('2027-01-16')).toBeLessThan(seasonFactor('2027-05-12'))
  expect(seasonFactor('2027-03-27')).toBeGreaterThan(seasonFactor('2027-03-13'))
  expect(seasonFactor('2026-12-30')).toBeGreaterThan(seasonFactor('2026-12-10'))
})
