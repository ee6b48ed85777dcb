import type { Party } from '../contracts/booking.ts'
import { href } from '../urls/paths.ts'
import { withTrip } from '../urls/trip-link.ts'
import type { Site } from './site.ts'

interface Stay {
  arrival?: string | null
  nights?: number | null
  party?: Party | null
  quote?: string
}

/** Where a person sees the house, with the stay, the party and the price that were named. */
export function houseUrl(
  { origin, market }: Pick<Site, 'origin' | 'market'>,
  code: string,
  { arrival = null, nights = null, party = null, quote }: Stay,
): string {
  const url = new URL(withTrip(href.lodging(market, code), { arrival, duration: nights, party }), origin)
  if (quote) url.searchParams.set('quote', quote)
  return url.href
}
