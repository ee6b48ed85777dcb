import type { Found } from '../cache/cache.ts'
import type { Ages } from '../cache/entry.ts'
import type { WaitUntilContext } from '../domain/in-flight.ts'
import type { Deadline } from '../services/deadline.ts'
import type { Watcher } from './watched.ts'

/** One making of a page: what it was made from, and whether all of it was there. */
export interface Making {
  nonce: string
  signal: AbortSignal
  context: WaitUntilContext
  /** Of all its services together. */
  deadline: Deadline
  seen(found: Pick<Found<unknown>, 'freshness' | 'entry'>, service: string): void
  /** Ids of what it is made from besides. */
  madeFrom(tags: Iterable<string>): void
  failed(): void
  /** Told of every read in full. */
  watch?: Watcher['read']
  /** For an editor: parts say what they are made from, and no cache is asked for them. */
  marks?: boolean
  /** Of when the oldest answer is that was served because the service, or any, does not answer. Null: there is none. */
  lastGood(service?: string): Date | null
  /** Null when a part failed or is older than it should be: nothing to keep. */
  outcome(): { tags: readonly string[]; ages: Ages } | null
}

/** Of a page of which no part says otherwise. */
const longest: Ages = { fresh: 60, stale: 10 * 60, broken: 10 * 60 }

export function beginMaking(context: WaitUntilContext, signal: AbortSignal, deadline: Deadline): Making {
  const tags = new Set<string>()
  let { fresh, stale } = longest
  let isWhole = true
  const lastGood = new Map<string, number>()
  return {
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    signal,
    context,
    deadline,
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
    outcome: () => (isWhole && !signal.aborted ? { tags: [...tags], ages: { fresh, stale, broken: stale } } : null),
  }
}
