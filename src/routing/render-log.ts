import type { Found } from '../cache/cache.ts'
import type { Ages } from '../cache/entry.ts'

/** What one render is made from, and whether all of it was there. */
export interface RenderLog {
  seen(found: Pick<Found<unknown>, 'freshness' | 'entry'>, service: string): void
  /** Ids of what it is made from besides. */
  madeFrom(tags: Iterable<string>): void
  /** A part is missing or came too late: the next request renders the page anew. */
  failed(): void
  /** Since when a service, or any, is not answering what has been read by now from its last good state; or null. */
  lastGood(service?: string): Date | null
  /** Null when a part failed or is older than it should be: nothing to keep. */
  cachePolicy(): { tags: readonly string[]; ages: Ages } | null
}

/** Of a page of which no part says otherwise. */
const longest: Ages = { fresh: 60, stale: 10 * 60, broken: 10 * 60 }

export function createRenderLog(signal: AbortSignal): RenderLog {
  const tags = new Set<string>()
  let { fresh, stale } = longest
  let isWhole = true
  const lastGood = new Map<string, number>()
  return {
    seen({ freshness, entry }, service) {
      for (const tag of entry.tags) tags.add(tag)
      if (freshness === 'broken') {
        isWhole = false
        lastGood.set(service, Math.min(entry.madeAt, lastGood.get(service) ?? entry.madeAt))
      }
      fresh = Math.min(fresh, entry.ages.fresh)
      stale = Math.min(stale, entry.ages.stale)
    },
    madeFrom(more) {
      for (const tag of more) tags.add(tag)
    },
    failed() {
      isWhole = false
    },
    lastGood(service) {
      const times = service === undefined ? [...lastGood.values()] : [lastGood.get(service) ?? []].flat()
      return times.length === 0 ? null : new Date(Math.min(...times))
    },
    cachePolicy: () => (isWhole && !signal.aborted ? { tags: [...tags], ages: { fresh, stale, broken: stale } } : null),
  }
}
