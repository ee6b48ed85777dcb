import { type Party, partyKeys } from '../contracts/booking.ts'
import { readStay } from '../contracts/booking-forms.ts'
import { partyOfCriteria, personsKey } from './party-criteria.ts'
import { type Criteria, parseCriteria } from './search-criteria.ts'
import { partyParameters, type Trip } from './trip.ts'

/** Parameters that say who travels: those of a trip, and a search's. */
export const partyWords: readonly string[] = [...partyKeys, personsKey, 'husdyr']
/** Those that say when, too. */
export const tripWords: readonly string[] = ['arrival', 'duration', 'ankomst', ...partyWords]

/** Of any page's query; what can't be read is left out. The party is read in a search's words too. */
export function readTrip(query: URLSearchParams): Trip {
  const { arrival = criteriaArrival(query), duration = null } = readStay(query)
  return { arrival, duration, party: readParty(query) }
}

/** The day of a search's own key. */
function criteriaArrival(query: URLSearchParams): string | null {
  return parseCriteria(query).get('ankomst')?.value ?? null
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
