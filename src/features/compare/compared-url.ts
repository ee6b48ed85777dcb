import type { Party } from '../../contracts/booking.ts'
import { defaultDuration } from '../../domain/stays.ts'
import { partyParameters } from '../../domain/trip.ts'
import { href, withQuery } from '../../urls/paths.ts'

/** What is compared: which houses, for which stay, and whether what is alike is shown too. */
export interface Comparison {
  codes: readonly string[]
  arrival: string | null
  /** Nights. */
  duration: number
  /** Who travels. */
  party: Party | null
  /** What else the trip is for. */
  searchQuery: string
  all: boolean
}

export const comparePath = href.compare()

export function compareQuery({ codes, arrival, duration, party, searchQuery, all }: Comparison): URLSearchParams {
  const query = new URLSearchParams()
  if (codes.length > 0) query.set('houses', codes.join(','))
  if (arrival) query.set('arrival', arrival)
  if (duration !== defaultDuration) query.set('duration', String(duration))
  for (const [name, value] of [...partyParameters(party), ...new URLSearchParams(searchQuery)]) query.set(name, value)
  if (all) query.set('all', '1')
  return query
}

/** With commas as they are: a link that somebody can read. */
export function compareUrl(comparison: Comparison): string {
  return withQuery(comparePath, compareQuery(comparison)).replaceAll('%2C', ',')
}
