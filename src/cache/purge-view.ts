import { shared, type WaitUntilContext } from '../domain/in-flight.ts'
import { noPurges, type Purges, withNewer } from './purges.ts'

/** Where an isolate learns of purges. */
export interface PurgeSource {
  /** Purges after this epoch, from the log itself. */
  since(epoch: number): Promise<Purges>
  /** All of them as KV last had them, for when the log can't be reached. Null: KV has none. */
  backup(): Promise<Purges | null>
}

/** Milliseconds that a snapshot is used without asking. */
const freshFor = 5_000
/** Milliseconds that a reply waits for a newer one. */
const timeoutMs = 50

export interface PurgeView {
  /** What is known of purges now; a snapshot older than five seconds is waited for, but not for long. */
  current(context: WaitUntilContext): Promise<Purges>
  /** The same without a wait; null when a newer one has to be waited for. */
  latest(): Purges | null
  /** The same as it was last told. */
  known(): Purges
  /** A purge that this isolate itself has just written. */
  learn(purges: Purges): void
}

/** One isolate's snapshot of the purge log. */
export function createPurgeView(source: PurgeSource, now: () => number): PurgeView {
  let known = noPurges
  let requestedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null

  async function ask(): Promise<void> {
    const startedAt = now()
    try {
      known = withNewer(known, await source.since(known.epoch))
    } catch {
      known = withNewer(known, (await source.backup().catch(() => null)) ?? noPurges)
    }
    requestedAt = startedAt
  }

  return {
    async current(context) {
      if (now() - requestedAt <= freshFor) return known
      if (!asking) {
        asking = ask().finally(() => {
          asking = null
        })
      }
      await Promise.race([shared(context, asking), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
      return known
    },
    latest: () => (now() - requestedAt <= freshFor ? known : null),
    known: () => known,
    learn(purges) {
      known = withNewer(known, purges)
    },
  }
}
