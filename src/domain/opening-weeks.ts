import type { OpeningHours } from '../contracts/settings.ts'
import { isInSeason, type OpeningRule, ofEveryYear, openingOn } from './opening-hours.ts'

/** The regular hours of a season, Monday first; null where no rule matches. `from` and `to` are month-days. */
export interface RegularWeek {
  /** Null when the hours are the same all year. */
  season: { from: string; to: string } | null
  days: (OpeningRule | null)[]
}

/** The regular hours by season, in the order of the year from the season of `isoDay`. */
export function regularWeeks(rules: OpeningHours, isoDay: string): RegularWeek[] {
  const lasting = rules.filter(({ dates }) => !dates)
  const starts = [
    ...new Set(lasting.flatMap(({ season }) => (season ? [season.from, dayAfter(season.to)] : []))),
  ].sort()
  const weeks = starts.map((from, index) => ({
    season: { from, to: dayBefore(starts[(index + 1) % starts.length] ?? from) },
    days: weekOf(lasting, from),
  }))
  const joined = joinAlike(weeks)
  if (joined.length < 2) return [{ season: null, days: weekOf(lasting, isoDay.slice(5)) }]
  const current = joined.findIndex(({ season }) => isInSeason(season, isoDay.slice(5)))
  return [...joined.slice(current), ...joined.slice(0, current)]
}

/** Days with special hours, from `isoDay` on, in order; null: no rule matches after all. */
export function specialDays(rules: OpeningHours, isoDay: string): { date: string; rule: OpeningRule | null }[] {
  return [...new Set(rules.flatMap(({ dates = [] }) => dates))]
    .filter((date) => date >= isoDay)
    .sort()
    .map((date) => ({ date, rule: openingOn(rules, date) }))
}

type SeasonWeek = RegularWeek & { season: { from: string; to: string } }

/** Merges adjacent seasons with the same hours, also across the turn of the year. */
function joinAlike(weeks: readonly SeasonWeek[]): SeasonWeek[] {
  const joined: SeasonWeek[] = []
  for (const week of weeks) {
    const last = joined.at(-1)
    if (last && isSameWeek(last, week)) last.season = { from: last.season.from, to: week.season.to }
    else joined.push({ ...week })
  }
  const [first] = joined
  const last = joined.at(-1)
  if (!first || !last || first === last || !isSameWeek(first, last)) return joined
  return [...joined.slice(1, -1), { ...last, season: { from: last.season.from, to: first.season.to } }]
}

function isSameWeek(a: RegularWeek, b: RegularWeek): boolean {
  return a.days.every((rule, index) => isSameDay(rule, b.days[index] ?? null))
}

function isSameDay(a: OpeningRule | null, b: OpeningRule | null): boolean {
  return JSON.stringify([a?.hours ?? [], a?.emailOnly]) === JSON.stringify([b?.hours ?? [], b?.emailOnly])
}

function weekOf(rules: OpeningHours, monthDay: string): (OpeningRule | null)[] {
  return [1, 2, 3, 4, 5, 6, 7].map(
    (weekday) =>
      rules.find(
        ({ season, weekdays }) =>
          (!season || isInSeason(season, monthDay)) && (!weekdays || weekdays.includes(weekday)),
      ) ?? null,
  )
}

function dayAfter(monthDay: string): string {
  return shifted(monthDay, 1)
}

function dayBefore(monthDay: string): string {
  return shifted(monthDay, -1)
}

/** In a year without 29 February. */
function shifted(monthDay: string, days: number): string {
  const date = new Date(`2027-${ofEveryYear(monthDay)}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(5, 10)
}
