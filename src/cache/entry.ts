import * as v from 'valibot'
import { lastAge, staleAge } from '../domain/cache-policy.ts'

const day = 24 * 60 * 60
/** Nothing is ever served that is older, in seconds. */
export const greatestAge = 7 * day

/** What a tier keeps: plain data that JSON can carry. */
export const EntrySchema = v.object({
  /** Unparsed: whoever asks for it has its contract. */
  value: v.unknown(),
  /** Milliseconds since 1970, before the load began. */
  madeAt: v.number(),
  /** The purge log's epoch that was known before the load began. */
  epoch: v.number(),
  /** Ids of what the value was made from. */
  tags: v.array(v.string()),
  policy: v.object({ maxAge: v.number(), staleWhileRevalidate: v.number(), staleIfError: v.number() }),
})
export type Entry = v.InferOutput<typeof EntrySchema>

export type Freshness = 'fresh' | 'stale' | 'broken' | 'expired'

/** An age below 0 is that of a clock set back: nobody knows how old the entry is. */
export function freshnessOf({ madeAt, policy }: Entry, now: number): Freshness {
  const age = (now - madeAt) / 1000
  if (age < 0 || age > greatestAge) return 'expired'
  if (age <= policy.maxAge) return 'fresh'
  if (age <= staleAge(policy)) return 'stale'
  return age <= lastAge(policy) ? 'broken' : 'expired'
}

/** Seconds that a tier has to keep the entry; at least the minute that KV asks for. */
export function lifetimeOf({ policy }: Entry): number {
  return Math.max(60, Math.min(greatestAge, lastAge(policy)))
}
