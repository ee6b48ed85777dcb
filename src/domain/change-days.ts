import { errorTexts } from '../contracts/error-texts.ts'
import { addDays, weekdayOf } from './stays.ts'

/** ISO weekday numbers of the days on which a stay may begin (specification, section 4). */
export const changeDays = { thursday: 4, friday: 5, saturday: 6, sunday: 7, monday: 1 } as const
export type ChangeDay = keyof typeof changeDays

/** Days to add to an arrival on that change day to reach its Saturday (specification, section 9). */
export const changeDayDateDifference: Record<ChangeDay, number> = {
  thursday: 2,
  friday: 1,
  saturday: 0,
  sunday: -1,
  monday: -2,
}

/** Thursday to Monday around a Saturday. Throws 'Given date was not a saturday' for any other day. */
export function expandArrival(saturday: string): string[] {
  if (weekdayOf(saturday) !== changeDays.saturday) throw new RangeError(errorTexts.notASaturday)
  return Object.values(changeDayDateDifference).map((days) => addDays(saturday, -days))
}
