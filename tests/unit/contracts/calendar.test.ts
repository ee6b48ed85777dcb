import { expect, test } from 'vitest'
import { isIsoDay } from '../../../src/contracts/calendar.ts'

test('only days of the calendar are days', () => {
  expect(['2027-02-28', '2028-02-29'].every(isIsoDay)).toBe(true)
  expect(['2027-02-29', '2027-13-01', '2027-1-1', '', 'tomorrow', '2027-02-28T00:00'].some(isIsoDay)).toBe(false)
})

test('a year that no house is let in has no days, so that no month of it spans centuries', () => {
  expect(['1900-01-01', '2999-12-31'].every(isIsoDay)).toBe(true)
  expect(['0000-01-01', '0099-12-01', '1899-12-31', '3000-01-01', '9999-12-31'].some(isIsoDay)).toBe(false)
})
