import { nextMonth } from '../../domain/flexible-dates.ts'
import { today } from '../../domain/stays.ts'
import { type Trip, tripParameters } from '../../domain/trip.ts'
import { withQuery } from '../../urls/paths.ts'

/** What a house's URL says of the trip; null where it says nothing. */
export interface StayQuery extends Trip {
  /** YYYY-MM: the month that the calendar opens on. */
  month: string | null
}

export const longestStay = 60

/** The month that prices are shown of: the wanted one, the arrival's, or this one while most of it is left; YYYY-MM. */
export function shownMonth({ month, arrival }: StayQuery, now: Date): string {
  const day = today(now)
  const current = day.slice(0, 7)
  const wanted = month ?? arrival?.slice(0, 7) ?? (day.slice(8) > lastDayOfUse ? nextMonth(current) : current)
  return wanted < current ? current : wanted
}

const lastDayOfUse = '20'

/** The house's page at its calendar, with that stay chosen, and the signed quote of the price that led there. */
export function stayUrl(path: string, stay: StayQuery, quote = ''): string {
  const query = stayQuery(stay)
  if (quote) query.set('quote', quote)
  return `${withQuery(path, query)}#stays`
}

export function stayQuery({ month, ...trip }: StayQuery): URLSearchParams {
  const query = new URLSearchParams(tripParameters(trip))
  if (month) query.set('month', month)
  return query
}

export function monthOf(isoDay: string): string {
  return isoDay.slice(0, 7)
}
