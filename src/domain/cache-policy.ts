import { nextTurn } from './stays.ts'

/** How long a copy is served, in seconds (RFC 9111 and 5861). */
export interface CachePolicy {
  /** From when it was made: served as it is. */
  maxAge: number
  /** After that: served, and made anew behind the reply. */
  staleWhileRevalidate: number
  /** After `maxAge`, too: served only while its source fails. */
  staleIfError: number
  /** In place of `maxAge` while every change of its data is notified (docs/caching.md); 0 is like none. */
  maxAgeIfNotified?: number | undefined
  /**
   * In place of both while every change is notified and nothing that it watches has changed since it was made; 0 is
   * like `maxAgeIfNotified`.
   */
  maxAgeIfUnchanged?: number | undefined
  /** What `maxAgeIfUnchanged` watches, by tags: a purge of one ends that age, not the copy. Without them it is any purge. */
  watches?: readonly string[] | undefined
  /**
   * Its content depends on the day, and on the hour of last bookings: with or without notifications it is not used
   * after either.
   */
  isOfDay?: boolean | undefined
}

const week = 7 * 24 * 60 * 60

/** For data that changes rarely, and where a late update does no harm. */
export const rarePolicy: CachePolicy = {
  ...{ maxAge: 5 * 60, staleWhileRevalidate: 55 * 60, staleIfError: week },
  maxAgeIfNotified: week,
}

/** Seconds since it was made for which it is fresh, if every change is notified. */
export function notifiedAge({ maxAge, maxAgeIfNotified = 0 }: CachePolicy): number {
  return Math.max(maxAge, maxAgeIfNotified)
}

/** The same if every change is notified and none was of what it watches. */
export function unchangedAge(policy: CachePolicy): number {
  return Math.max(notifiedAge(policy), policy.maxAgeIfUnchanged ?? 0)
}

/** For what is made from a copy that something may have changed since: it lasts no longer than the copy. */
export function withoutUnchanged(policy: CachePolicy): CachePolicy {
  return { ...policy, maxAgeIfUnchanged: 0 }
}

/** The same for what was made then: what is of a day ends with it. @param madeAt milliseconds since 1970 */
export function policyFrom(policy: CachePolicy, madeAt: number): CachePolicy {
  if (!policy.isOfDay || unchangedAge(policy) === policy.maxAge) return policy
  const left = (nextTurn(madeAt) - madeAt) / 1000
  return {
    ...policy,
    maxAgeIfNotified: Math.min(notifiedAge(policy), left),
    maxAgeIfUnchanged: Math.min(unchangedAge(policy), left),
  }
}

/** Seconds since it was made until which a copy is served without its source being waited for. */
export function staleAge({ maxAge, staleWhileRevalidate }: CachePolicy): number {
  return maxAge + staleWhileRevalidate
}

/** Seconds since it was made for which a copy may be served at all, without any notification. */
export function lastAge({ maxAge, staleWhileRevalidate, staleIfError }: CachePolicy): number {
  return maxAge + Math.max(staleWhileRevalidate, staleIfError)
}

/** Seconds for which a copy can be used at all. */
export function storedAge(policy: CachePolicy): number {
  return Math.max(lastAge(policy), unchangedAge(policy))
}

/** The rest of the policy after so many seconds, for what is made from the copy then. */
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

/** Of what is made of both: it is served no longer than either. */
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

/** What all of them watch; undefined where one watches everything. */
function watchedBy(...policies: readonly CachePolicy[]): readonly string[] | undefined {
  const all = policies.filter((policy) => unchangedAge(policy) > notifiedAge(policy)).map(({ watches }) => watches)
  const named = all.filter((watches) => watches !== undefined)
  return named.length < all.length ? undefined : [...new Set(named.flat())]
}
