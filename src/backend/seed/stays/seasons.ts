import { easterSunday } from '../../../domain/easter.ts'
import { addDays } from '../../../domain/stays.ts'

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
export function isHighSeason(isoDay: string): boolean {
  const monthDay = isoDay.slice(5)
  return monthDay >= '06-26' && monthDay < '08-28'
}

/** Days off around which the coast fills up outside of summer. */
export function isHoliday(isoDay: string): boolean {
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
