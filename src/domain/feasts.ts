import { easterSunday } from './school-holidays.ts'
import { addDays, daysBetween, weekdayOf } from './stays.ts'

/** The day in the middle of the arrivals whose stays contain the feast, and the days around it. */
type Arrivals = readonly [day: string, flex: number]

/** Feasts that guests travel for, by year. Half terms are those of most schools in England. */
const feasts = {
  easter: (year) => [addDays(easterSunday(year), -3), 2],
  ascension: (year) => [addDays(easterSunday(year), 39), 1],
  whitsun: (year) => [addDays(easterSunday(year), 47), 1],
  corpusChristi: (year) => [addDays(easterSunday(year), 60), 1],
  midsummer: (year) => [`${year}-06-21`, 2],
  christmas: (year) => [`${year}-12-22`, 2],
  newYear: (year) => [`${year}-12-29`, 2],
  winterHalfTerm: (year) => [addDays(monday(`${year}-02-15`), -2), 2],
  earlyMayBank: (year) => [addDays(monday(`${year}-05-01`), -3), 1],
  springBank: (year) => [addDays(monday(`${year}-05-25`), -2), 2],
  summerBank: (year) => [addDays(monday(`${year}-08-25`), -3), 1],
  autumnHalfTerm: (year) => [addDays(monday(`${year}-10-25`), -2), 2],
} as const satisfies Record<string, (year: number) => Arrivals>
export type Feast = keyof typeof feasts

/** The first Monday from that ISO day on. */
function monday(from: string): string {
  return addDays(from, (8 - weekdayOf(from)) % 7)
}

/**
 * Arrivals for the feast: that of the year, or the next one. In the last of its days those from today on remain; null
 * where it has passed.
 */
export function arrivalsOf(feast: Feast, year: number | null, today: string): Arrivals | null {
  const thisYear = Number(today.slice(0, 4))
  for (const each of year === null ? [thisYear, thisYear + 1] : [year]) {
    const [middle, flex] = feasts[feast](each)
    const last = addDays(middle, flex)
    const day = middle < today ? today : middle
    if (last >= today) return [day, daysBetween(day, last)]
  }
  return null
}
