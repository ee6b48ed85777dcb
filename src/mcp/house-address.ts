import { href, withQuery } from '../urls/paths.ts'
import type { Site } from './site.ts'

interface Stay {
  arrival?: string | null
  nights?: number | null
  quote?: string
}

/** Where a person sees the house, with the stay and the price that were named. */
export function houseAddress(
  { origin, market }: Pick<Site, 'origin' | 'market'>,
  code: string,
  { arrival, nights, quote }: Stay,
): string {
  const query = new URLSearchParams({
    ...(arrival && { arrival }),
    ...(nights && { duration: String(nights) }),
    ...(quote && { quote }),
  })
  return origin + withQuery(href.lodging(market, code), query)
}
