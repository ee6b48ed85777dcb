import type { Party } from '../contracts/booking.ts'
import { readStay } from '../contracts/booking-forms.ts'
import { partyOfCriteria } from './party-criteria.ts'
import { parseCriteria } from './search-criteria.ts'
import type { Trip } from './trip.ts'

/** Of any page's query; what can't be read is left out. The party is read in a search's words too. */
export function readTrip(query: URLSearchParams): Trip {
  const { arrival = null, duration = null } = readStay(query)
  return { arrival, duration, party: readParty(query) }
}

export function readParty(query: URLSearchParams): Party | null {
  return partyOfCriteria(parseCriteria(query))
}
