import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  agencyClock,
  expandArrival,
  isBookable,
  isoWeekOf,
  nightsOf,
  saturdayOfNextWeek,
  today,
  weekdayOf,
} from '../../../src/domain/stays.ts'

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days))

test('a stay has as many nights as its duration, the first on the arrival day, none twice', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (arrival, duration) => {
      const nights = nightsOf(arrival, duration)
      expect(new Set(nights).size).toBe(duration)
      expect([nights[0], nights.at(-1)]).toEqual([arrival, addDays(arrival, duration - 1)])
    }),
  )
})

test('a Saturday is widened to Thursday to Monday', () => {
  expect(expandArrival('2027-07-03')).toEqual(['2027-07-01', '2027-07-02', '2027-07-03', '2027-07-04', '2027-07-05'])
})

test('any other day can not be widened', () => {
  fc.assert(
    fc.property(
      day.filter((each) => weekdayOf(each) !== 6),
      (other) => {
        expect(() => expandArrival(other)).toThrow('Given date was not a saturday')
      },
    ),
  )
})

test('today can be booked until one o’clock at the agency, in summer as in winter', () => {
  expect(isBookable('2027-01-09', new Date('2027-01-09T11:59:00Z'))).toBe(true)
  expect(isBookable('2027-01-09', new Date('2027-01-09T12:00:00Z'))).toBe(false)
  expect(isBookable('2027-07-03', new Date('2027-07-03T10:59:00Z'))).toBe(true)
  expect(isBookable('2027-07-03', new Date('2027-07-03T11:00:00Z'))).toBe(false)
})

test('tomorrow can always be booked, yesterday never', () => {
  const lateEvening = new Date('2027-07-03T21:30:00Z')
  expect(isBookable('2027-07-04', lateEvening)).toBe(true)
  expect(isBookable('2027-07-02', lateEvening)).toBe(false)
})

test('the day changes at midnight in Copenhagen', () => {
  expect(today(new Date('2027-06-30T21:59:00Z'))).toBe('2027-06-30')
  expect(today(new Date('2027-06-30T22:00:00Z'))).toBe('2027-07-01')
})

test('the next occurrence of a week is its Saturday, this week’s included', () => {
  expect(saturdayOfNextWeek(47, '2026-11-21')).toBe('2026-11-21')
  expect(saturdayOfNextWeek(28, '2026-11-21')).toBe('2027-07-17')
  expect(saturdayOfNextWeek(53, '2026-11-21')).toBe('2027-01-02')
  expect(saturdayOfNextWeek(1, '2026-11-21')).toBe('2027-01-09')
  expect(saturdayOfNextWeek(53, '2027-01-09')).toBeNull()
})

test('a Saturday of the coming year is the next of its ISO week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 51 }), (days, weeks) => {
      const from = addDays('2024-01-01', days)
      const saturday = addDays(from, ((13 - weekdayOf(from)) % 7) + 7 * weeks)
      expect(saturdayOfNextWeek(isoWeekOf(saturday), from)).toBe(saturday)
    }),
  )
})

test('the agency’s clock is that of Europe/Copenhagen, in every hour of twelve years', () => {
  const copenhagen = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Copenhagen',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const hour = 60 * 60 * 1000
  const wrong: string[] = []
  for (let time = Date.parse('2021-01-01T00:30:00Z'); time < Date.parse('2033-01-01T00:00:00Z'); time += hour) {
    const { day, time: shown } = agencyClock(new Date(time))
    if (`${day} ${shown}` !== copenhagen.format(time)) wrong.push(`${day} ${shown}`)
  }
  expect(wrong).toEqual([])
})
