import type { OpeningHours } from '../contracts/settings.ts'
import { addDays, agencyClock, agencyInstant, weekdayOf } from './stays.ts'

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

/**
 * Both ends belong to the season; one that runs over New Year has its end before its beginning. 29 February is as the
 * 28th.
 */
export function isInSeason({ from, to }: { from: string; to: string }, day: string): boolean {
  const monthDay = ofEveryYear(day)
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to
}

/** A month-day that every year has. */
export function ofEveryYear(monthDay: string): string {
  return monthDay === '02-29' ? '02-28' : monthDay
}

/** State of the agency from some moment on; times of day are the agency's. */
export type Standing =
  | { kind: 'open'; until: string }
  | { kind: 'email'; opens: Opening | null }
  | { kind: 'closed'; opens: Opening | null }

/** Next opening: in so many days, at that time. */
export interface Opening {
  inDays: number
  day: string
  from: string
}

/** Days ahead for which the next opening is computed. */
const searchedDays = 14

/** State of the agency now, by the rule of the day. */
export function standingAt(rules: OpeningHours, { day, time }: { day: string; time: string }): Standing {
  const rule = openingOn(rules, day)
  const current = rule?.hours.find(({ from, to }) => from <= time && time < to)
  if (current) return { kind: 'open', until: current.to }
  const isByEmail = rule?.emailOnly !== undefined && rule.emailOnly <= time
  return { kind: isByEmail ? 'email' : 'closed', opens: nextOpening(rules, day, time) }
}

/**
 * Every change of the agency's state in the next days, the present one first: so a browser is right to the minute
 * without the rules and the agency's clock.
 */
export function openingMoments(rules: OpeningHours, now: Date, days: number): { at: Date; standing: Standing }[] {
  const { day, time } = agencyClock(now)
  const later = Array.from({ length: days }, (_, index) => addDays(day, index)).flatMap((each) =>
    changesOf(openingOn(rules, each))
      .filter((change) => each > day || change > time)
      .map((change) => ({ at: agencyInstant(each, change), standing: standingAt(rules, { day: each, time: change }) })),
  )
  return [{ at: now, standing: standingAt(rules, { day, time }) }, ...later]
}

/** Times of day at which the state changes; also midnight, when "tomorrow" becomes "today". */
function changesOf(rule: OpeningRule | null): string[] {
  const times = (rule?.hours ?? []).flatMap(({ from, to }) => [from, to])
  return [...new Set(['00:00', ...times, ...(rule?.emailOnly ? [rule.emailOnly] : [])])]
    .filter((each) => each < '24')
    .sort()
}

function nextOpening(rules: OpeningHours, today: string, time: string): Opening | null {
  for (let inDays = 0; inDays <= searchedDays; inDays += 1) {
    const day = addDays(today, inDays)
    const starts = (openingOn(rules, day)?.hours ?? []).map(({ from }) => from).sort()
    const from = starts.find((each) => inDays > 0 || each > time)
    if (from !== undefined) return { inDays, day, from }
  }
  return null
}
