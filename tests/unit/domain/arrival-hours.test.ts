import { expect, test } from 'vitest'
import type { OpeningHours } from '../../../src/contracts/settings.ts'
import { arrivalHours, arrivalTimes, readArrivalTime } from '../../../src/features/arrival/keys.tsx'

const rules: OpeningHours = [
  { dates: ['2027-07-04'], hours: [] },
  {
    weekdays: [6],
    hours: [
      { from: '09:00', to: '12:00' },
      { from: '15:00', to: '18:00' },
    ],
  },
  { hours: [{ from: '10:00', to: '16:00' }], emailOnly: '16:00' },
]
const saturday = '2027-07-03'
const at = (day: string, time: string) => arrivalHours(rules, day).find((hour) => hour.time === time)?.standing

test('who arrives while the office is open is told until when', () => {
  expect(at(saturday, '09:00')).toEqual({ kind: 'open', until: '12:00' })
  expect(at(saturday, '17:30')).toEqual({ kind: 'open', until: '18:00' })
})

test('on the minute of closing it is closed, and opens later that day or on the next day that has hours', () => {
  expect(at(saturday, '12:00')).toEqual({ kind: 'closed', opens: { inDays: 0, day: saturday, from: '15:00' } })
  expect(at(saturday, '18:00')).toEqual({ kind: 'closed', opens: { inDays: 2, day: '2027-07-05', from: '10:00' } })
  expect(at('2027-07-05', '16:00')).toEqual({ kind: 'email', opens: { inDays: 1, day: '2027-07-06', from: '10:00' } })
})

test('an office without hours is closed at every time, and says no day on which it opens', () => {
  for (const { standing } of arrivalHours([], saturday)) expect(standing).toEqual({ kind: 'closed', opens: null })
})

test('a time that is none of those offered is the one from which the house is ready', () => {
  expect([arrivalTimes[0], arrivalTimes.at(-1), arrivalTimes.length]).toEqual(['06:00', '23:30', 36])
  for (const value of [null, '', '17:31', '25:00', '<b>']) expect(readArrivalTime(value, '12:00')).toBe('12:00')
  expect(readArrivalTime('21:00', '12:00')).toBe('21:00')
})
