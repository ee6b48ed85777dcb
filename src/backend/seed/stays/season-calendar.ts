import { activeSeasons } from '../../../domain/stays.ts'
import { type Days, daysBetween, daysFrom } from '../days.ts'
import { isHighSeason, isHoliday, seasonFactor } from './seasons.ts'

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

/** Arrivals from today to the end of the last active season, or for a number of weeks. */
export function seasonCalendar(today: string, weeks?: number): SeasonCalendar {
  const seasonEnd = `${activeSeasons[activeSeasons.length - 1]}-12-31`
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
