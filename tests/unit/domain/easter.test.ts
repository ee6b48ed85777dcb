import { expect, test } from 'vitest'
import { easterSunday } from '../../../src/domain/school-holidays.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter of %s is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})
