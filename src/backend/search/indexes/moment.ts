import { addDays, isBookable, lastMinuteWindowDays, today } from '../../../domain/stays.ts'

/** What "now" means to a search: which arrivals can still be booked, which are last-minute. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number
  /** The first day of arrival that can still be booked. */
  firstArrival: string
  lastMinuteEnd: string
}

export function momentOf(date: Date): Moment {
  const day = today(date)
  return {
    now: date.getTime(),
    firstArrival: isBookable(day, date) ? day : addDays(day, 1),
    lastMinuteEnd: addDays(day, lastMinuteWindowDays),
  }
}
