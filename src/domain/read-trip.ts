import { type Party, partyKeys } from '../contracts/booking.ts'
import { readStay } from '../contracts/booking-forms.ts'
import { dateChoiceOf } from './flexible-dates.ts'
import { partyOfCriteria, personKeys, personsKey, petsNone } from './party-criteria.ts'
import {
  type Criteria,
  criteriaText,
  criterionKeys,
  isCriteriaParameter,
  parseCriteria,
  withoutAmounts,
} from './search-criteria.ts'
import { partyParameters, type Trip } from './trip.ts'

/** Parameters that say who travels: those of a trip, and a search's. */
export const partyWords: readonly string[] = [...partyKeys, personsKey, 'husdyr']
/** All that say a trip, but for facilities by their numbers. */
export const tripWords: readonly string[] = [...new Set(['arrival', 'duration', ...partyWords, ...criterionKeys])]

/** Whether a parameter of any page says something of the trip. */
export function isTripWord(name: string): boolean {
  return tripWords.includes(name) || isCriteriaParameter(name)
}

/** Of any page's query; what can't be read is left out. All but the stay is read in a search's words too. */
export function readTrip(query: URLSearchParams): Trip {
  const { arrival } = readStay(query)
  return tripOfCriteria(parseCriteria(query), arrival)
}

/** Of a search; of one that is read in a page's query for the stay that the page itself says, too. */
export function tripOfCriteria(criteria: Criteria, arrival = criteria.get('ankomst')?.value ?? null): Trip {
  // A search may name several lengths, of which none is a stay's.
  const duration = Number(criteria.get('duration')?.value) || null
  return { arrival, duration, party: partyOfCriteria(criteria), searchQuery: searchQueryOf(criteria, arrival) }
}

/** The criteria beside a stay and its party, as a trip has them: days that say no more than the arrival are left out. */
export function searchQueryOf(criteria: Criteria, arrival: string | null = null): string {
  const others = [...criteria].filter(([key, { value, comparator }]) => {
    if (key === 'ankomst') return value !== arrival || criteria.has('flex')
    if (key === 'husdyr') return value === petsNone
    // A size of the house that is not the party's.
    if (key === personsKey) return comparator !== undefined || criteria.has('adults')
    return key !== 'duration' && key !== 'pets' && !personKeys.includes(key)
  })
  return criteriaText(new Map(others))
}

/** The criteria of a search for houses of the trip. */
export function criteriaOfTrip({ arrival, duration, party, searchQuery }: Trip): Criteria {
  const query = new URLSearchParams(searchQuery)
  const hasDates = dateChoiceOf(parseCriteria(query)) !== null
  if (arrival && !hasDates) query.set('ankomst', arrival)
  if (duration) query.set('duration', String(duration))
  for (const [key, value] of partyParameters(party)) query.set(key, value)
  return parseCriteria(query)
}

/** The same where the page itself says where. */
export function criteriaOfTripHere(trip: Trip): Criteria {
  return new Map([...criteriaOfTrip(trip)].filter(([key]) => key !== 'omraader'))
}

/** A trip of another currency has no budget. */
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
 * Who a link says comes along. With `adults` it says it of everybody: who is not named stays at home; without, what it
 * names is all that it says.
 */
export function readNamedParty(query: URLSearchParams): Partial<Party> {
  const { party } = readStay(query)
  if (party.adults !== undefined) return { children: 0, infants: 0, pets: 0, ...party }
  return Object.keys(party).length > 0 ? party : (readParty(query) ?? {})
}
