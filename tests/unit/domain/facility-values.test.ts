import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facilityValue, hasFacility, isOver, openPeriod } from '../../../src/domain/good-to-know.ts'

test('a value is read by its type: 1 bool, 2 string, 3 number', () => {
  fc.assert(
    fc.property(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), (text, number) => {
      expect(facilityValue(2, text)).toBe(text.trim() || null)
      expect(facilityValue(3, String(number))).toBe(Number(String(number)))
      expect(facilityValue(1, String(number))).toBe(number !== 0)
    }),
  )
  expect([facilityValue(1, ''), facilityValue(3, 'many')]).toEqual([null, null])
})

test('a house has what is true, said or above zero', () => {
  expect([hasFacility(1, '1'), hasFacility(2, 'Brændeovn'), hasFacility(3, '2.5')]).toEqual([true, true, true])
  expect([hasFacility(1, '0'), hasFacility(2, ' '), hasFacility(3, '0'), hasFacility(3, 'x')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a facility is over after its last day, and its beginning is said until it has come', () => {
  fc.assert(
    fc.property(fc.option(day), fc.option(day), day, (fromDate, toDate, today) => {
      expect(isOver({ fromDate, toDate }, today)).toBe(toDate !== null && today > toDate)
      expect(openPeriod({ fromDate, toDate }, today)).toEqual({
        from: fromDate !== null && today < fromDate ? fromDate : null,
        to: toDate,
      })
    }),
  )
})
