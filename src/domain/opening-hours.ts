import type { OpeningHours } from '../contracts/settings.ts'
import { weekdayOf } from './stays.ts'

export type OpeningRule = OpeningHours[number]

/** The rule of a day: the first that it meets; null when none does, which reads as closed. */
export function openingOn(rules: OpeningHours, isoDay: string): OpeningRule | null {
  return rules.find((rule) => meets(rule, isoDay)) ?? null
}

function meets(rule: OpeningRule, isoDay: string): boolean {
  if (rule.dates && !rule.dates.includes(isoDay)) return false
  if (rule.season && !isInSeason(rule.season, isoDay.slice(5))) return false
  return !rule.weekdays || rule.weekdays.includes(weekdayOf(isoDay))
}

/** Both ends belong to the season; one that runs over New Year has its end before its beginning. */
export function isInSeason({ from, to }: { from: string; to: string }, monthDay: string): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to
}
