import { expect, test } from 'vitest'
import { isIsoDay } from '../../../src/contracts/calendar.ts'

test('only days of the calendar are days', () => {
  expect(['2027-02-28', '2028-02-29'].every(isIsoDay)).toBe(true)
  expect(['2027-02-29', '2027-13-01', '2027-1-1', '', 'tomorrow', '2027-02-28T00:00'].some(isIsoDay)).toBe(false)
})
