/** How long a copy is served, in seconds (RFC 9111 and 5861). */
export interface CachePolicy {
  /** From when it was made: served as it is. */
  maxAge: number
  /** After that: served, and made anew behind the reply. */
  staleWhileRevalidate: number
  /** After `maxAge`, too: served only while its source fails. */
  staleIfError: number
}

/** Seconds since it was made until which a copy is served without its source being waited for. */
export function staleAge({ maxAge, staleWhileRevalidate }: CachePolicy): number {
  return maxAge + staleWhileRevalidate
}

/** Seconds since it was made until which a copy is served at all. */
export function lastAge({ maxAge, staleWhileRevalidate, staleIfError }: CachePolicy): number {
  return maxAge + Math.max(staleWhileRevalidate, staleIfError)
}

/** Of what is made of both: it is served no longer than either. */
export function shorterPolicy(one: CachePolicy, other: CachePolicy): CachePolicy {
  const maxAge = Math.min(one.maxAge, other.maxAge)
  return {
    maxAge,
    staleWhileRevalidate: Math.min(staleAge(one), staleAge(other)) - maxAge,
    staleIfError: Math.min(one.staleIfError, other.staleIfError),
  }
}
