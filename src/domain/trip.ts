import { type Party, partyKeys } from '../contracts/booking.ts'
import { isIsoDay } from '../contracts/calendar.ts'
import { dateChoices, searchDateKeys } from './flexible-dates.ts'

/** A guest's trip: dates, party and further criteria, as far as they are known. */
export interface Trip {
  /** ISO day. */
  arrival: string | null
  /** Nights. */
  duration: number | null
  party: Party | null
  /** Place, flexible dates, budget and other criteria of the search, as a query string. */
  searchQuery: string
}

export const noTrip: Trip = { arrival: null, duration: null, party: null, searchQuery: '' }

/** The trip without dates and date criteria, for a new choice of a stay. */
export function withoutDates<OfTrip extends Pick<Trip, 'arrival' | 'searchQuery'>>(trip: OfTrip): OfTrip {
  if (trip.searchQuery === '') return { ...trip, arrival: null }
  const query = new URLSearchParams(trip.searchQuery)
  for (const key of searchDateKeys) query.delete(key)
  return { ...trip, arrival: null, searchQuery: query.toString() }
}

/** The criteria for a week, a month or holidays, as a query string; empty for none, and for a single day. */
export function wishedDates(searchQuery: string): string {
  const query = new URLSearchParams(searchQuery)
  const dates = searchDateKeys.flatMap((key) => query.getAll(key).map((value) => [key, value]))
  const isWish = [dateChoices.uge, dateChoices.maaned, dateChoices.ferie].some((key) => query.has(key))
  return isWish ? String(new URLSearchParams(dates)) : ''
}

/** Parameters of a party, in the order of `partyKeys`; zeros are left out. */
export function partyParameters(party: Party | null): [string, string][] {
  return party
    ? partyKeys.flatMap((key) => (party[key] > 0 ? [[key, String(party[key])] as [string, string]] : []))
    : []
}

/** A party in one word, for cache keys: '3-2-0-1', and '0' for none. */
export function partyWord(party: Party | null): string {
  return party ? partyKeys.map((key) => party[key]).join('-') : '0'
}

/** Null for '0', and for what is no such word. */
export function readPartyWord(word: string): Party | null {
  const [adults = 0, children = 0, infants = 0, pets = 0] = /^\d{1,2}(-\d{1,2}){3}$/.test(word)
    ? word.split('-').map(Number)
    : []
  return adults > 0 ? { adults, children, infants, pets } : null
}

/** A stay in one word, for cache keys: '2027-06-26-7', and '0' for none. */
export function stayWord({ arrival, duration }: Pick<Trip, 'arrival' | 'duration'>): string {
  return arrival && duration ? `${arrival}-${duration}` : '0'
}

/** No stay for '0', and for what is no such word. */
export function readStayWord(word: string): Pick<Trip, 'arrival' | 'duration'> {
  const [, arrival = '', nights] = /^(\d{4}-\d{2}-\d{2})-(\d{1,2})$/.exec(word) ?? []
  return isIsoDay(arrival) ? { arrival, duration: Number(nights) } : { arrival: null, duration: null }
}

/** Parameters of a trip; what is not known is left out. */
export function tripParameters({ arrival, duration, party, searchQuery }: Trip): [string, string][] {
  return [
    ...(arrival ? [['arrival', arrival] as [string, string]] : []),
    ...(duration ? [['duration', String(duration)] as [string, string]] : []),
    ...partyParameters(party),
    // A stay has one of the lengths that a search names.
    ...(searchQuery === ''
      ? []
      : [...new URLSearchParams(searchQuery)].filter(([key]) => key !== 'duration' || !duration)),
  ]
}
