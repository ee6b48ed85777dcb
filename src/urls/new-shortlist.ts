import type { Party } from '../contracts/booking.ts'
import { shortlistFolder, writeOptionIds } from './paths.ts'

/** A stay with days around its arrival, or the dates of a search as its query. */
interface ListDates {
  arrival: string | null
  /** Nights. */
  duration: number
  flex?: number
  dates?: string
}

/**
 * Where a shared list begins, with these houses, several as one option; for that stay, or the dates of a search. The
 * party goes along as the list counts it: persons, and how many of them are children.
 */
export function newShortlist(
  options: readonly (number | readonly number[])[],
  { arrival, duration, flex = 0, dates = '' }: ListDates,
  party: Party | null,
): string {
  const parameters = {
    ...(arrival && { arrival, duration, ...(flex > 0 && { flex }) }),
    ...(dates !== '' && { duration, dates }),
    ...(party && {
      persons: party.adults + party.children,
      children: party.children,
      infants: party.infants,
      pets: party.pets,
    }),
  }
  const written = Object.entries(parameters).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
  return `${shortlistFolder}?ids=${writeOptionIds(options)}${written.join('')}`
}
