import type { Found } from './cache.ts'

/** The `Cache-Status` value (RFC 9211) of what was found: which tier answered, and for how many seconds it is fresh. */
export function cacheStatus(
  { tier, freshness, freshSeconds, entry }: Pick<Found<unknown>, 'tier' | 'freshness' | 'freshSeconds' | 'entry'>,
  now: number,
) {
  const ttl = Math.round((entry.madeAt - now) / 1000 + freshSeconds)
  if (tier === null) return 'marehalm; fwd=uri-miss; stored'
  return `marehalm; hit; ttl=${ttl}; detail=${tier}${freshness === 'fresh' ? '' : `-${freshness}`}`
}

/** `Cache-Status` of a response that was not in the cache and is rendered for this request. */
export const missedByCache = 'marehalm; fwd=uri-miss'

/** `Cache-Status` of a response for which the cache is not looked up. */
export function passedByCache(method: string): string {
  return `marehalm; fwd=${method === 'GET' || method === 'HEAD' ? 'bypass' : 'method'}`
}
