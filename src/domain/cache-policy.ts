import { nextTurn } from './stays.ts'

/** How long a copy is served, in seconds (RFC 9111 and 5861). */
export interface CachePolicy {
  /** Served without revalidation, from its creation on. */
  maxAge: number
  /** After `maxAge`: served, and loaded again in the background. */
  staleWhileRevalidate: number
  /** Also after `maxAge`: served only while its source fails. */
  staleIfError: number
  /** Replaces `maxAge` while every change of its data is notified (docs/caching.md); 0 is like none. */
  maxAgeIfNotified?: number | undefined
  /**
   * Replaces both while every change is notified and nothing that it watches has changed since its creation; 0 is like
   * `maxAgeIfNotified`.
   */
  maxAgeIfUnchanged?: number | undefined
  /** What `maxAgeIfUnchanged` watches, by tags: a purge of one ends that age, not the copy. Without them it is any purge. */
  watches?: readonly string[] | undefined
  /** Its content depends on the day and on the hour of last bookings: it is never fresh after either. */
  isOfDay?: boolean | undefined
}

const week = 7 * 24 * 60 * 60

/** For data that changes rarely, and where a late update does no harm. */
export const rarePolicy: CachePolicy = {
  ...{ maxAge: 5 * 60, staleWhileRevalidate: 55 * 60, staleIfError: week },
  maxAgeIfNotified: week,
}

/** Seconds since its creation for which it is fresh, if every change is notified. */
export function notifiedAge({ maxAge, maxAgeIfNotified = 0 }: CachePolicy): number {
  return Math.max(maxAge, maxAgeIfNotified)
}

/** The same if every change is notified and none was of what it watches. */
export function unchangedAge(policy: CachePolicy): number {
  return Math.max(notifiedAge(policy), policy.maxAgeIfUnchanged ?? 0)
}

/** The policy for data from a copy that may have changed: it lasts no longer than the copy. */
export function withoutUnchanged(policy: CachePolicy): CachePolicy {
  return { ...policy, maxAgeIfUnchanged: 0 }
}

/**
 * The policy for a creation at that time: content that depends on the day ends with it.
 * @param madeAt milliseconds since 1970
 */
export function policyFrom(policy: CachePolicy, madeAt: number): CachePolicy {
  if (!policy.isOfDay || unchangedAge(policy) === policy.maxAge) return policy
  const left = (nextTurn(madeAt) - madeAt) / 1000
  return {
    ...policy,
    maxAgeIfNotified: Math.min(notifiedAge(policy), left),
    maxAgeIfUnchanged: Math.min(unchangedAge(policy), left),
  }
}

/** Seconds since its creation for which a copy is served without waiting for its source. */
export function staleAge({ maxAge, staleWhileRevalidate }: CachePolicy): number {
  return maxAge + staleWhileRevalidate
}

/** Seconds since its creation for which a copy may be served at all, without notifications. */
export function lastAge({ maxAge, staleWhileRevalidate, staleIfError }: CachePolicy): number {
  return maxAge + Math.max(staleWhileRevalidate, staleIfError)
}

/** Seconds for which a copy is stored. */
export function storedAge(policy: CachePolicy): number {
  return Math.max(lastAge(policy), unchangedAge(policy))
}

/** The remaining policy after so many seconds, for content made from the copy then. */
export function agedPolicy(policy: CachePolicy, seconds: number): CachePolicy {
  const { maxAge, staleWhileRevalidate } = policy
  const left = Math.max(0, maxAge - seconds)
  return {
    ...policy,
    maxAge: left,
    staleWhileRevalidate: Math.max(0, maxAge + staleWhileRevalidate - seconds - left),
    maxAgeIfNotified: Math.max(left, notifiedAge(policy) - seconds),
    maxAgeIfUnchanged: Math.max(left, unchangedAge(policy) - seconds),
  }
}

/** The policy of content made from both: it is served no longer than either. */
export function shorterPolicy(one: CachePolicy, other: CachePolicy): CachePolicy {
  const maxAge = Math.min(one.maxAge, other.maxAge)
  return {
    maxAge,
    staleWhileRevalidate: Math.min(staleAge(one), staleAge(other)) - maxAge,
    staleIfError: Math.min(one.staleIfError, other.staleIfError),
    maxAgeIfNotified: Math.min(notifiedAge(one), notifiedAge(other)),
    maxAgeIfUnchanged: Math.min(unchangedAge(one), unchangedAge(other)),
    watches: watchedBy(one, other),
    isOfDay: one.isOfDay || other.isOfDay,
  }
}

/** Union of what they watch; undefined where one watches everything. */
function watchedBy(...policies: readonly CachePolicy[]): readonly string[] | undefined {
  const all = policies.filter((policy) => unchangedAge(policy) > notifiedAge(policy)).map(({ watches }) => watches)
  const named = all.filter((watches) => watches !== undefined)
  return named.length < all.length ? undefined : [...new Set(named.flat())]
}
