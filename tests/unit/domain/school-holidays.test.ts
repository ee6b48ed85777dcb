import { expect, test } from 'vitest'
import {
  easterSunday,
  freeDaysOf,
  germanLands,
  schoolHoliday,
  schoolHolidays,
} from '../../../src/domain/school-holidays.ts'
import { addDays, daysBetween, isoWeekOf, weekdayOf } from '../../../src/domain/stays.ts'

const german = schoolHolidays.filter(({ land }) => land !== 'dk')
const daysOf = (id: string) => {
  const holiday = schoolHoliday(id)
  return holiday && [holiday.first, holiday.last]
}

test('every id is of one holiday', () => {
  expect(new Set(schoolHolidays.map(({ id }) => id)).size).toBe(schoolHolidays.length)
  expect(schoolHoliday('nw-vinter-2027')).toBeUndefined()
})

test('each of the sixteen Länder has its summer, autumn and Christmas of 2027', () => {
  expect(Object.keys(germanLands)).toHaveLength(16)
  for (const land of Object.keys(germanLands)) {
    for (const kind of ['sommer', 'efteraar', 'jul']) expect(daysOf(`${land}-${kind}-2027`), land).toBeDefined()
  }
})

test('the holidays of a Land follow each other and are as long as their kind', () => {
  for (const [index, { id, land, kind, first, last }] of german.entries()) {
    const before = german[index - 1]
    if (before?.land === land) expect(before.last < first, id).toBe(true)
    const days = daysBetween(first, last) + 1
    const [least, most] = kind === 'sommer' ? [39, 46] : kind === 'jul' ? [9, 21] : [4, 19]
    expect(days >= least && days <= most, `${id}: ${days} days`).toBe(true)
  }
})

test.each([
  ['nw-efteraar-2027', '2027-10-23', '2027-11-06'],
  ['by-sommer-2027', '2027-08-02', '2027-09-13'],
  ['he-jul-2026', '2026-12-23', '2027-01-12'],
  ['hh-foraar-2027', '2027-03-01', '2027-03-12'],
])('%s is from %s to %s', (id, first, last) => {
  expect(daysOf(id)).toEqual([first, last])
})

test('Danish winter holidays are week 7, autumn holidays week 42, each with the weekends around it', () => {
  for (const [kind, week] of [
    ['vinter', 7],
    ['efteraar', 42],
  ] as const) {
    for (const { land, kind: of, first, last } of schoolHolidays) {
      if (land !== 'dk' || of !== kind) continue
      expect([weekdayOf(first), daysBetween(first, last), isoWeekOf(addDays(first, 4))]).toEqual([6, 8, week])
    }
  }
})

test('Danish Easter holidays are the week before Easter until its Monday, summer begins on the last Saturday of June', () => {
  for (const year of [2027, 2028]) {
    const easter = easterSunday(year)
    expect(daysOf(`dk-paaske-${year}`)).toEqual([addDays(easter, -8), addDays(easter, 1)])
    const first = daysOf(`dk-sommer-${year}`)?.[0] ?? ''
    expect([weekdayOf(first), first.slice(5, 7), addDays(first, 7).slice(5, 7)]).toEqual([6, '06', '07'])
  }
})

test.each([
  ['nw-paaske-2027', '2027-03-20', '2027-04-04'],
  // From Tuesday on: the Sunday and Monday of Pentecost and the Saturday before them are free as well.
  ['bw-pinse-2027', '2027-05-15', '2027-05-30'],
  // All Saints' is a public holiday in Bavaria.
  ['by-efteraar-2027', '2027-10-30', '2027-11-07'],
  // From the Tuesday after Easter on.
  ['sl-paaske-2027', '2027-03-26', '2027-04-11'],
  ['by-jul-2027', '2027-12-24', '2028-01-09'],
])('%s is free with what it runs into: %s to %s', (id, first, last) => {
  const holiday = schoolHoliday(id)
  expect(holiday && freeDaysOf(holiday)).toEqual([first, last])
})
