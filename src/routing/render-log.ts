import type { Found } from '../cache/cache.ts'
import { agedPolicy, type CachePolicy, shorterPolicy, withoutUnchanged } from '../domain/cache-policy.ts'

/** Records the data of one render, and whether any of it was missing. */
export interface RenderLog {
  seen(found: Pick<Found<unknown>, 'freshness' | 'isUnchanged' | 'entry'>, service: string): void
  /** Adds ids of other data in it. */
  madeFrom(tags: Iterable<string>): void
  /** It shows something that depends on the current day. */
  ofDay(): void
  /** A part is missing or came too late: the page is not cached. */
  failed(): void
  /** Time of the oldest data read so far that was served because its service (or any) failed; null: there is none. */
  lastGood(service?: string): Date | null
  /**
   * The page's tags, and its policy, which those of its data may shorten. Null when a part failed or is older than it should
   * be: then the page is not cached.
   */
  cacheable(ofPage: CachePolicy): { tags: readonly string[]; policy: CachePolicy } | null
}

export function createRenderLog(signal: AbortSignal): RenderLog {
  const tags = new Set<string>()
  let ofReads: CachePolicy | null = null
  let isWhole = true
  let isOfDay = false
  const lastGood = new Map<string, number>()
  return {
    seen({ freshness, isUnchanged, entry }, service) {
      for (const tag of entry.tags) tags.add(tag)
      if (freshness === 'broken') {
        isWhole = false
        lastGood.set(service, Math.min(entry.madeAt, lastGood.get(service) ?? entry.madeAt))
      }
      // A page of unchanged data may be cached for longer.
      const policy = isUnchanged ? entry.policy : withoutUnchanged(entry.policy)
      const left = freshness === 'fresh' ? agedPolicy(policy, (Date.now() - entry.madeAt) / 1000) : policy
      ofReads = ofReads ? shorterPolicy(ofReads, left) : left
    },
    madeFrom(more) {
      for (const tag of more) tags.add(tag)
    },
    ofDay() {
      isOfDay = true
    },
    failed() {
      isWhole = false
    },
    lastGood(service) {
      const times = service === undefined ? [...lastGood.values()] : [lastGood.get(service) ?? []].flat()
      return times.length === 0 ? null : new Date(Math.min(...times))
    },
    cacheable(ofPage) {
      if (!isWhole || signal.aborted) return null
      const policy = ofReads ? shorterPolicy(ofPage, ofReads) : ofPage
      return { tags: [...tags], policy: { ...policy, isOfDay: isOfDay || policy.isOfDay } }
    },
  }
}
