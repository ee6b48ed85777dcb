import type { OpeningHours } from '../contracts/settings.ts'
import { type OpeningRule, openingOn } from './opening-hours.ts'
import { addDays, agencyClock, agencyInstant } from './stays.ts'

/** How the agency can be reached from some moment on; times of day are the agency's. */
export type Standing =
  | { kind: 'open'; until: string }
  | { kind: 'email'; opens: Opening | null }
  | { kind: 'closed'; opens: Opening | null }

/** When the phone is answered next: so many days on, at that time. */
export interface Opening {
  inDays: number
  day: string
  from: string
}

/** Further ahead nobody wants to know when the phone is answered. */
const searchedDays = 14

/** How the agency is reached now, by the rule of the day. */
export function standingAt(rules: OpeningHours, { day, time }: { day: string; time: string }): Standing {
  const rule = openingOn(rules, day)
  const current = rule?.hours.find(({ from, to }) => from <= time && time < to)
  if (current) return { kind: 'open', until: current.to }
  const isByEmail = rule?.emailOnly !== undefined && rule.emailOnly <= time
  return { kind: isByEmail ? 'email' : 'closed', opens: nextOpening(rules, day, time) }
}

/**
 * Every change of how the agency is reached, from the one that holds now to those of the next days: what a browser
 * needs to be right on the minute without rules and without the agency's clock.
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

/** Midnight too: what is tomorrow then is today. */
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
