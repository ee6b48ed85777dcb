import { addDays, weekdayOf } from '../../domain/stays.ts'

/** A run of calendar days that can be counted through quickly. Days are numbered from 0, the first. */
export interface Days {
  first: string
  length: number
  /** The ISO day; throws outside of the run. */
  iso(day: number): string
  /** 1 Monday … 7 Sunday. */
  weekday(day: number): number
}

export function daysFrom(first: string, length: number): Days {
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

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
