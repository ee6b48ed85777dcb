import { type Party, partyKeys } from '../contracts/booking.ts'
import { readStay } from '../contracts/booking-forms.ts'
import { arrivalsFor, dateChoiceOf, flexOf, weekendNights } from './flexible-dates.ts'
import { partyOfCriteria, personKeys, personsKey, petsNone } from './party-criteria.ts'
import {
  type Criteria,
  criteriaText,
  criterionKeys,
  isCriteriaParameter,
  parseCriteria,
  requestsDates,
  withoutAmounts,
} from './search-criteria.ts'
import { defaultDuration } from './stays.ts'
import { partyParameters, type Trip, withoutDates } from './trip.ts'

/** Parameters of the party: those of a trip, and a search's. */
export const partyWords: readonly string[] = [...partyKeys, personsKey, 'husdyr']
/** Parameters of a trip, without facilities by their numbers. */
export const tripWords: readonly string[] = [...new Set(['arrival', 'duration', ...partyWords, ...criterionKeys])]

/** Whether a parameter of any page belongs to the trip. */
export function isTripWord(name: string): boolean {
  return tripWords.includes(name) || isCriteriaParameter(name)
}

/**
 * Reads the trip in any page's query; unreadable parameters are left out. All but the stay may also have a search's
 * parameters.
 */
export function readTrip(query: URLSearchParams): Trip {
  const { arrival } = readStay(query)
  return tripOfCriteria(parseCriteria(query), arrival)
}

/** The trip of a search's criteria; with the page's own arrival where it has one. */
export function tripOfCriteria(criteria: Criteria, ofPage?: string): Trip {
  const areSeveral = hasLengths(criteria)
  const arrival = ofPage ?? (areSeveral ? null : criteria.get('ankomst')?.value) ?? null
  const duration = areSeveral ? null : Number(criteria.get('duration')?.value) || null
  return { arrival, duration, party: partyOfCriteria(criteria), searchQuery: searchQueryOf(criteria, arrival) }
}

/** Whether a search with dates has several lengths, and so no single stay. */
function hasLengths(criteria: Criteria): boolean {
  return requestsDates(criteria) && (criteria.get('duration')?.value.includes(',') ?? false)
}

/** The further criteria of a trip, as a query: a day that equals the arrival is left out. */
export function searchQueryOf(criteria: Criteria, arrival: string | null = null): string {
  const others = [...criteria].filter(([key, { value, comparator }]) => {
    if (key === 'duration') return arrival === null && hasLengths(criteria)
    if (key === 'ankomst') return value !== arrival || criteria.has('flex') || flexOf(criteria) > 0
    if (key === 'husdyr') return value === petsNone
    // A requested size that differs from the party.
    if (key === personsKey) return comparator !== undefined || criteria.has('adults')
    return key !== 'pets' && !personKeys.includes(key)
  })
  return criteriaText(new Map(others))
}

/**
 * A trip for a list of houses. Where its arrival is one of several requested days, each house has its own stay on one of
 * them, as in the search; past days are left out. `today` is the agency's ISO day.
 */
export function tripOfList(trip: Trip, today: string): Trip & { duration: number } {
  const { arrival, duration: requested, searchQuery } = trip
  const duration = requested ?? defaultDuration
  const criteria = parseCriteria(new URLSearchParams(searchQuery))
  const days = requestedNights(criteria, duration).flatMap((count) => arrivalsFor(criteria, count, today))
  if (arrival === null || days.includes(arrival)) {
    if (days.length > 0 && days.every((day) => day < today)) return { ...withoutDates(trip), duration }
    return { ...trip, arrival: days.length === 1 ? arrival : null, duration }
  }
  return { ...withoutDates(trip), arrival: arrival < today ? null : arrival, duration }
}

/** Lengths of the stays in a list, in nights: `duration`, where the criteria name no others. */
export function requestedNights(criteria: Criteria, duration: number): number[] {
  if (criteria.has('weekend')) return weekendNights.map(Number)
  return criteria.get('duration')?.value.split(',').map(Number) ?? [duration]
}

/** The day of a list's trip and the number of flexible days around it, for forms without other dates; null for none. */
export function dayOfList({ arrival, searchQuery }: Pick<Trip, 'arrival' | 'searchQuery'>): [string | null, number] {
  const criteria = parseCriteria(new URLSearchParams(searchQuery))
  return arrival ? [arrival, 0] : [criteria.get('ankomst')?.value ?? null, flexOf(criteria)]
}

/** The trip in links from a list: without dates there is no length, and a weekend has its own. */
export function tripFromList({ arrival, duration, party, searchQuery }: Trip): Trip {
  const criteria = parseCriteria(new URLSearchParams(searchQuery))
  const hasOwnNights = criteria.has('weekend') || criteria.has('duration')
  const isDated = arrival !== null || (requestsDates(criteria) && !hasOwnNights)
  return { arrival, duration: isDated ? duration : null, party, searchQuery }
}

/** The criteria of a search for houses of the trip. */
export function criteriaOfTrip({ arrival, duration, party, searchQuery }: Trip): Criteria {
  const query = new URLSearchParams(searchQuery)
  const hasDates = searchQuery !== '' && dateChoiceOf(parseCriteria(query)) !== null
  if (arrival && !hasDates) query.set('ankomst', arrival)
  if (duration) query.set('duration', String(duration))
  for (const [key, value] of partyParameters(party)) query.set(key, value)
  return parseCriteria(query)
}

/** The same without the place, which the page itself determines. */
export function criteriaOfTripHere(trip: Trip): Criteria {
  return new Map([...criteriaOfTrip(trip)].filter(([key]) => key !== 'omraader'))
}

/** The trip without a budget, which is in one currency. */
export function withoutBudget<OfTrip extends Pick<Trip, 'searchQuery'>>(trip: OfTrip): OfTrip {
  return { ...trip, searchQuery: withoutAmounts(new URLSearchParams(trip.searchQuery)).toString() }
}

export function readParty(query: URLSearchParams): Party | null {
  return partyOfCriteria(parseCriteria(query))
}

/** The criteria of houses that take the party. */
export function criteriaOfParty(party: Party | null): Criteria {
  return parseCriteria(new URLSearchParams(partyParameters(party)))
}

/**
 * The party in a link. With `adults` it is complete: missing kinds are zero; without, only the named ones are known.
 */
export function readNamedParty(query: URLSearchParams): Partial<Party> {
  const { party } = readStay(query)
  if (party.adults !== undefined) return { children: 0, infants: 0, pets: 0, ...party }
  return Object.keys(party).length > 0 ? party : (readParty(query) ?? {})
}
