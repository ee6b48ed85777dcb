import { isIsoDay } from '../../contracts/calendar.ts'
import { nextMonth } from '../../domain/flexible-dates.ts'
import { today } from '../../domain/stays.ts'
import { withQuery } from '../../urls/paths.ts'

/** What a house's address says of the wanted stay; null where it says nothing. */
export interface StayAsked {
  arrival: string | null
  duration: number | null
  /** YYYY-MM: the month that the calendar opens on. */
  month: string | null
}

export const longestStay = 60

export function parseStayAsked(query: URLSearchParams): StayAsked {
  const arrival = query.get('arrival') ?? ''
  const duration = Number(query.get('duration') ?? Number.NaN)
  const month = query.get('month') ?? ''
  return {
    arrival: isIsoDay(arrival) ? arrival : null,
    duration: Number.isInteger(duration) && duration >= 1 && duration <= longestStay ? duration : null,
    month: isIsoDay(`${month}-01`) ? month : null,
  }
}

/** The month that prices are shown of: the wanted one, the arrival's, or this one while most of it is left; YYYY-MM. */
export function shownMonth({ month, arrival }: StayAsked, now: Date): string {
  const day = today(now)
  const current = day.slice(0, 7)
  const wanted = month ?? arrival?.slice(0, 7) ?? (day.slice(8) > lastDayOfUse ? nextMonth(current) : current)
  return wanted < current ? current : wanted
}

const lastDayOfUse = '20'

/** The house's page at its calendar, with that stay chosen, and the signed quote of the price that led there. */
export function stayAddress(path: string, stay: StayAsked, quote = ''): string {
  const query = stayQuery(stay)
  if (quote) query.set('quote', quote)
  return `${withQuery(path, query)}#stays`
}

export function stayQuery({ arrival, duration, month }: StayAsked): URLSearchParams {
  const query = new URLSearchParams()
  if (arrival) query.set('arrival', arrival)
  if (duration) query.set('duration', String(duration))
  if (month) query.set('month', month)
  return query
}
