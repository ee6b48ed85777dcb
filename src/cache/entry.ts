import * as v from 'valibot'
import { lastAge, notifiedAge, staleAge, storedAge, unchangedAge } from '../domain/cache-policy.ts'

const day = 24 * 60 * 60
/** Seconds: older entries are never served. */
export const greatestAge = 7 * day

/** An entry of a tier: plain data that JSON can carry. */
export const EntrySchema = v.object({
  /** Unparsed: the caller has its schema. */
  value: v.unknown(),
  /** Milliseconds since 1970, before the load began. */
  madeAt: v.number(),
  /** The purge log's epoch that was known before the load began. */
  epoch: v.number(),
  /** Ids of the data in the value. */
  tags: v.array(v.string()),
  policy: v.object({
    maxAge: v.number(),
    staleWhileRevalidate: v.number(),
    staleIfError: v.number(),
    maxAgeIfNotified: v.optional(v.number()),
    maxAgeIfUnchanged: v.optional(v.number()),
    watches: v.optional(v.pipe(v.array(v.string()), v.readonly())),
    isOfDay: v.optional(v.boolean()),
  }),
})
export type Entry = v.InferOutput<typeof EntrySchema>

export type Freshness = 'fresh' | 'stale' | 'broken' | 'expired'

/** Known changes, while the services notify of every one. */
export interface KnownChanges {
  /** Epoch since which no notification was missed. */
  from: number
  /** Epoch of the last change. */
  last: number
  /** Epoch of the last change of each tag. */
  tags: Readonly<Record<string, number>>
}

/**
 * A negative age means that the clock was set back: the entry's age is unknown, and it counts as expired.
 * @param changes null: the services do not notify of changes
 */
export function freshnessOf(entry: Entry, now: number, changes: KnownChanges | null): Freshness {
  const { madeAt, policy } = entry
  const age = (now - madeAt) / 1000
  if (age < 0 || age > greatestAge) return 'expired'
  if (age <= freshSeconds(entry, changes)) return 'fresh'
  if (age <= staleAge(policy)) return 'stale'
  return age <= lastAge(policy) ? 'broken' : 'expired'
}

/** Seconds after its creation for which it is fresh. */
export function freshSeconds(entry: Entry, changes: KnownChanges | null): number {
  const { epoch, policy } = entry
  if (changes === null || epoch < changes.from) return policy.maxAge
  return isUnchanged(entry, changes) ? unchangedAge(policy) : notifiedAge(policy)
}

/** Whether none of the tags that it watches has changed since its creation. */
export function isUnchanged(
  { epoch, policy: { watches } }: Pick<Entry, 'epoch' | 'policy'>,
  changes: KnownChanges | null,
): boolean {
  if (changes === null || epoch < changes.from) return false
  return watches ? watches.every((tag) => (changes.tags[tag] ?? 0) <= epoch) : epoch >= changes.last
}

/** Seconds for which a tier stores the entry; at least 60, the minimum of KV. */
export function lifetimeOf({ policy }: Entry): number {
  return Math.max(60, Math.min(greatestAge, storedAge(policy)))
}
