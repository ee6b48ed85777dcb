import * as v from 'valibot'

/** The tag that everything has. */
export const everything = 'all'

/**
 * Which tags were purged, as the log told it. Epochs grow with every purge; purges before `floor` are forgotten, and so
 * is whatever was made before it.
 */
export const PurgesSchema = v.object({
  epoch: v.number(),
  floor: v.number(),
  tags: v.record(v.string(), v.number()),
  /** How far the log had heard of changes when it said this; missing: it hears of none. */
  heard: v.optional(
    v.object({
      /** Milliseconds that had passed since it had all of them. */
      age: v.number(),
      /** The epoch from which on it has missed none. */
      from: v.number(),
    }),
  ),
})
export type Purges = v.InferOutput<typeof PurgesSchema>

export const noPurges: Purges = { epoch: 0, floor: 0, tags: {} }

/** Whether something that it was made from was purged after its load began. */
export function isPurged({ epoch, tags }: { epoch: number; tags: readonly string[] }, purges: Purges): boolean {
  return epoch < purges.floor || [everything, ...tags].some((tag) => (purges.tags[tag] ?? 0) > epoch)
}

/** What was known and what came since; of two purges of a tag the later one counts. */
export function withNewer(known: Purges, newer: Purges): Pick<Purges, 'epoch' | 'floor' | 'tags'> {
  if (newer.epoch < known.epoch) return known
  return { epoch: newer.epoch, floor: Math.max(known.floor, newer.floor), tags: { ...known.tags, ...newer.tags } }
}
