import { easterSunday } from '../../../domain/school-holidays.ts'
import { addDays, daysBetween, lastSeasonMonth, weekdayOf } from '../../../domain/stays.ts'

const longestStay = 21

/** The days that stays are made for, with what the season says of each, worked out once for all houses. */
export interface SeasonCalendar {
  /** From today until the last possible departure. */
  days: Days
  /** The first day on which no stay begins any more. */
  lastArrival: number
  isHigh(day: number): boolean
  isHoliday(day: number): boolean
  factor(day: number): number
  /** Sum of the factors of the nights from that day. */
  factorOf(day: number, nights: number): number
}

/** Arrivals from today to the end of the last season, or for a number of weeks. */
export function seasonCalendar(today: string, weeks?: number): SeasonCalendar {
  const seasonEnd = `${lastSeasonMonth(today)}-31`
  const untilEnd = daysBetween(today, seasonEnd) + 1
  const lastArrival = weeks === undefined ? untilEnd : Math.min(untilEnd, weeks * 7)
  const days = daysFrom(today, lastArrival + longestStay)
  const high = new Uint8Array(days.length)
  const holiday = new Uint8Array(days.length)
  const sums = new Float64Array(days.length + 1)
  for (let day = 0; day < days.length; day++) {
    const iso = days.iso(day)
    high[day] = isHighSeason(iso) ? 1 : 0
    holiday[day] = isHoliday(iso) ? 1 : 0
    sums[day + 1] = (sums[day] ?? 0) + seasonFactor(iso)
  }
  const factorOf = (day: number, nights: number) => (sums[day + nights] ?? 0) - (sums[day] ?? 0)
  return {
    days,
    lastArrival,
    isHigh: (day) => high[day] === 1,
    isHoliday: (day) => holiday[day] === 1,
    factor: (day) => factorOf(day, 1),
    factorOf,
  }
}

/** A run of calendar days that can be counted through quickly. Days are numbered from 0, the first. */
export interface Days {
  first: string
  length: number
  /** The ISO day; throws outside of the run. */
  iso(day: number): string
  /** 1 Monday … 7 Sunday. */
  weekday(day: number): number
}

function daysFrom(first: string, length: number): Days {
  const firstWeekday = weekdayOf(first)
  const isoDays = Array.from({ length }, (_, day) => addDays(first, day))
  return {
    first,
    length,
    iso(day) {
      const iso = isoDays[day]
      if (iso === undefined) throw new RangeError(`Day ${day} is not among ${length} days from ${first}`)
      return iso
    },
    weekday: (day) => ((((firstWeekday - 1 + day) % 7) + 7) % 7) + 1,
  }
}

/** What a night costs against an ordinary one, from that day of the year until the next line. */
const curve: readonly (readonly [monthDay: string, factor: number])[] = [
  ['01-01', 1.55],
  ['01-03', 0.61],
  ['02-06', 0.74],
  ['02-27', 0.64],
  ['03-20', 0.68],
  ['04-10', 0.74],
  ['05-01', 0.86],
  ['06-01', 1.02],
  ['06-19', 1.42],
  ['06-26', 1.92],
  ['07-03', 2.3],
  ['07-10', 2.5],
  ['08-07', 2.25],
  ['08-14', 1.82],
  ['08-21', 1.4],
  ['08-28', 1.1],
  ['09-11', 0.96],
  ['10-02', 1.08],
  ['10-09', 1.26],
  ['10-30', 0.72],
  ['11-06', 0.63],
  ['12-18', 0.98],
  ['12-26', 1.7],
]

export type SeasonName = 'winter' | 'spring' | 'summer' | 'autumn'

/** Long stays from change day to change day alone: German and Danish summer holidays. */
function isHighSeason(isoDay: string): boolean {
  const monthDay = isoDay.slice(5)
  return monthDay >= '06-26' && monthDay < '08-28'
}

/** Days off around which the coast fills up outside of summer. */
function isHoliday(isoDay: string): boolean {
  const monthDay = isoDay.slice(5)
  if (monthDay >= '12-19' || monthDay < '01-03') return true
  if (monthDay >= '10-09' && monthDay < '10-30') return true
  return movableFeasts(Number(isoDay.slice(0, 4))).some(({ from, to }) => isoDay >= from && isoDay < to)
}

/** How the price of the night that begins that day stands to that of an ordinary night. */
export function seasonFactor(isoDay: string): number {
  const monthDay = isoDay.slice(5)
  const usual = curve.findLast(([from]) => from <= monthDay)?.[1] ?? 1
  const feast = movableFeasts(Number(isoDay.slice(0, 4))).find(({ from, to }) => isoDay >= from && isoDay < to)
  return Math.max(usual, feast?.factor ?? 0)
}

function movableFeasts(year: number): { from: string; to: string; factor: number }[] {
  const easter = easterSunday(year)
  return [
    { from: addDays(easter, -8), to: addDays(easter, 6), factor: 1.12 },
    { from: addDays(easter, 38), to: addDays(easter, 43), factor: 1.18 },
    { from: addDays(easter, 47), to: addDays(easter, 52), factor: 1.14 },
  ]
}
