import { arrivalRange, nextMonth } from './flexible-dates.ts'
import { freeDaysOf, schoolHolidays } from './school-holidays.ts'
import { addDays, lastSeasonMonth, weekdayOf } from './stays.ts'

/** Days of arrival, the first and the last of them. */
export type ArrivalRange = readonly [first: string, last: string]

/** Weeks ahead for which documents know whether a house is free: a year, and one more for the time between updates. */
const knownWeeks = 54

/**
 * The days of arrival that a week, a month or school holidays stand for where stays have so many nights, for all of them
 * that a form may offer on an ISO day. Search documents of houses say in which of them they can be had.
 */
export function arrivalRanges(nights: number, day: string): readonly ArrivalRange[] {
  if (known.day !== day) known = { day, byNights: new Map() }
  const ranges = known.byNights.get(nights) ?? rangesOf(nights, day)
  known.byNights.set(nights, ranges)
  return ranges
}

/** Cached for a day. */
let known: { day: string; byNights: Map<number, readonly ArrivalRange[]> } = { day: '', byNights: new Map() }

function rangesOf(nights: number, day: string): ArrivalRange[] {
  const firstSaturday = addDays(day, (6 - weekdayOf(day) + 7) % 7)
  const weeks = Array.from({ length: knownWeeks }, (_, ahead) => weekAround(addDays(firstSaturday, 7 * ahead)))
  const months: string[] = []
  const last = lastSeasonMonth(day)
  for (let month = day.slice(0, 7); month <= last; month = nextMonth(month)) months.push(month)
  const windows = [
    ...months.map((month): [string, string] => [`${month}-01`, `${nextMonth(month)}-01`]),
    ...schoolHolidays.filter(({ last }) => last >= day).map(freeDaysOf),
  ]
  const ranges = [...weeks, ...windows.map((window) => arrivalRange(window, nights))]
  return [...new Map(ranges.map((range) => [rangeName(range), range])).values()]
}

/** Thursday to Monday around a Saturday. */
function weekAround(saturday: string): ArrivalRange {
  return [addDays(saturday, -2), addDays(saturday, 2)]
}

/** Name of the range in search documents. */
export function rangeName([first, last]: ArrivalRange): string {
  return `${first}/${last}`
}

/** The attribute of a house that lists the ranges in which it has a free stay of so many nights. */
export function freeAttribute(nights: number): string {
  return `free.${nights}`
}
