import * as v from 'valibot'
import { shared, type WaitUntilContext, withTimeout } from '../domain/promises.ts'

/** Tag of every entry. */
export const everything = 'all'

/**
 * The purged tags, as the log has them. Epochs grow with every purge; purges before `floor` are forgotten, and
 * everything made before it counts as purged.
 */
export const PurgesSchema = v.object({
  epoch: v.number(),
  floor: v.number(),
  tags: v.record(v.string(), v.number()),
  /** How up to date the log was with the services' changes; missing: it gets none. */
  heard: v.optional(
    v.object({
      /** Milliseconds since it knew all of them. */
      age: v.number(),
      /** Epoch since which it has missed none. */
      from: v.number(),
    }),
  ),
})
export type Purges = v.InferOutput<typeof PurgesSchema>

export const noPurges: Purges = { epoch: 0, floor: 0, tags: {} }

/** Whether data in it was purged after its load began. */
export function isPurged({ epoch, tags }: { epoch: number; tags: readonly string[] }, purges: Purges): boolean {
  const isNewer = (tag: string) => (purges.tags[tag] ?? 0) > epoch
  return epoch < purges.floor || isNewer(everything) || tags.some(isNewer)
}

/** The known purges with newer ones added: of two purges of a tag the later one counts. */
export function withNewer(known: Purges, newer: Purges): Pick<Purges, 'epoch' | 'floor' | 'tags'> {
  if (newer.epoch < known.epoch) return known
  const floor = Math.max(known.floor, newer.floor)
  return { epoch: newer.epoch, floor, tags: withNewerTags(known, newer, floor) }
}

/** The same object where none is added or forgotten: there may be thousands. */
function withNewerTags(known: Purges, newer: Purges, floor: number): Purges['tags'] {
  if (floor > known.floor) {
    const remembered = Object.entries(known.tags).filter(([, epoch]) => epoch > floor)
    return { ...Object.fromEntries(remembered), ...newer.tags }
  }
  return Object.keys(newer.tags).length === 0 ? known.tags : { ...known.tags, ...newer.tags }
}

/** Where an isolate learns of purges. */
export interface PurgeSource {
  /** Purges after this epoch, from the log itself. */
  since(epoch: number): Promise<Purges>
  /** All of them from the backup in KV, for when the log can't be reached. Null: KV has none. */
  backup(): Promise<Purges | null>
}

/** Milliseconds after which a snapshot is refreshed, and up to which it is used meanwhile. */
const [refreshAfterMs, staleForMs] = [2_500, 4_000]
/** Milliseconds from its start for which requests wait for a refresh. */
const timeoutMs = 500

export interface PurgeView {
  /** The known purges. Waits at most `timeoutMs` for the refresh of a snapshot that is older than `staleForMs`. */
  current(context: WaitUntilContext): Promise<Purges>
  /** The same without waiting; null when the snapshot has to be refreshed first. */
  latest(): Purges | null
  /** The last snapshot, however old. */
  known(): Purges
  /** Epoch since which every change is known that is older than `staleForMs`; null: changes may have been missed. */
  notifiedFrom(): number | null
  /** Adds a purge that this isolate has just written. */
  learn(purges: Purges): void
}

/**
 * One isolate's snapshot of the purge log.
 * @param log called with why the log can't be reached
 */
export function createPurgeView(source: PurgeSource, now: () => number, log?: (error: unknown) => void): PurgeView {
  let known: Purges = noPurges
  let requestedAt = Number.NEGATIVE_INFINITY
  let notified = { from: 0, until: Number.NEGATIVE_INFINITY }
  let refreshing: Promise<void> | null = null
  let refreshingSince = 0

  async function refresh(): Promise<void> {
    const startedAt = now()
    try {
      const newer = await source.since(known.epoch)
      known = withNewer(known, newer)
      if (newer.heard) notified = { from: newer.heard.from, until: startedAt - newer.heard.age + staleForMs }
    } catch (error) {
      log?.(error)
      known = withNewer(known, (await source.backup().catch(() => null)) ?? noPurges)
    }
    requestedAt = startedAt
  }

  return {
    async current(context) {
      const age = now() - requestedAt
      if (age <= refreshAfterMs) return known
      // A refresh ends without a result where its request has ended: then another begins.
      if (!refreshing || now() - refreshingSince > staleForMs) {
        refreshingSince = now()
        refreshing = refresh().finally(() => {
          refreshing = null
        })
      }
      const pending = shared(context, refreshing)
      const left = refreshingSince + timeoutMs - now()
      if (age > staleForMs && left > 0) await withTimeout(pending, left, null)
      return known
    },
    latest: () => (now() - requestedAt <= refreshAfterMs ? known : null),
    known: () => known,
    notifiedFrom: () => (now() <= notified.until ? notified.from : null),
    learn(purges) {
      known = withNewer(known, purges)
    },
  }
}
