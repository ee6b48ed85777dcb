import { dateChoiceOf, flexOf } from './flexible-dates.ts'
import type { Criteria } from './search-criteria.ts'
import { changeDays, weekdayOf } from './stays.ts'

/**
 * ISO weekday of the requested arrival, where days around it are searched too, at most three before and after: the
 * nearest of them are the best. Null where one day is searched, or all days of a month or of holidays are as good.
 */
export function requestedWeekday(criteria: Criteria): number | null {
  const choice = dateChoiceOf(criteria)
  if (choice === 'uge') return changeDays.saturday
  const isAround = choice === 'dag' && flexOf(criteria) > 0
  return isAround ? weekdayOf(criteria.get('ankomst')?.value ?? '') : null
}

/** Days from an arrival to the nearest such weekday, before or after it: 0 to 3. */
export function daysFromWeekday(arrival: string, weekday: number): number {
  const after = (weekdayOf(arrival) - weekday + 7) % 7
  return Math.min(after, 7 - after)
}

/** Attribute of stays: `daysFromWeekday` of an ISO weekday. */
export function daysFromAttribute(weekday: number | string): string {
  return `daysFrom.${weekday}`
}

/** Whether a stay's distance from the requested day is all that is sorted by: the rank of words then comes first. */
export function isSortedByDay(order: readonly { property: string }[]): boolean {
  return order.every(({ property }) => property.startsWith(daysFromAttribute('')))
}
