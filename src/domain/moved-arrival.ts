import { changeDaysAmong } from './facilities.ts'
import { changeDays, weekdayOf } from './stays.ts'

/**
 * Whether a house's change days, among its facilities, move a stay from the requested day: it changes on the day of the week
 * of `arrival` and not on that of `requested`. Both are ISO days.
 */
export function isMovedByChangeDay(facilityIds: Iterable<number>, requested: string, arrival: string): boolean {
  const days: number[] = changeDaysAmong(facilityIds).map((day) => changeDays[day])
  return days.includes(weekdayOf(arrival)) && !days.includes(weekdayOf(requested))
}
