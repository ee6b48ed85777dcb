import * as v from 'valibot'
import { type FeedChanges, FeedChangesReplySchema, type FeedEntry } from '../contracts/purge.ts'
import { replyInTime, withTimeout } from '../domain/promises.ts'

/** The back end that is polled for changes, and the Durable Object that processes changed entries. */
export interface ChangeBindings {
  BACKEND: Fetcher
  CHANGES: DurableObjectNamespace
  SERVICE_KEY?: string
}

/** Milliseconds: minimum time between two polls, timeout of a poll, longest wait of a caller for one. */
const [everyMs, timeoutMs, waitMs] = [1_000, 3_000, 400]

/** Position in the outbox up to which changes are purged; `stamp` identifies the outbox. */
export interface FeedPlace {
  stamp: string
  number: number
}

interface FeedParts {
  bindings: ChangeBindings
  place(): FeedPlace | null
  /** Purges the changed tags and stores the position, atomically. */
  note(changes: FeedChanges): void
}

/**
 * The changes of the embedded back end: its outbox is read in order, and the position in it is stored with the purges
 * that it led to, so that no change is lost or skipped wherever a run ends. It is polled when a caller needs the
 * purges.
 */
export class ChangeFeed {
  readonly #parts: FeedParts
  /** All changes until then are known; milliseconds since 1970. */
  #knownAt = Number.NEGATIVE_INFINITY
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | null = null
  #lastMessage = ''

  constructor(parts: FeedParts) {
    this.#parts = parts
  }

  /** Milliseconds since all changes were known; null: they never were. */
  async age(): Promise<number | null> {
    if (!this.#reading && Date.now() - this.#readAt >= everyMs) {
      this.#readAt = Date.now()
      this.#reading = this.#poll()
        .catch((error: unknown) => this.#log(String(error)))
        .finally(() => {
          this.#reading = null
        })
    }
    if (this.#reading) await withTimeout(this.#reading, waitMs, null)
    return Number.isFinite(this.#knownAt) ? Date.now() - this.#knownAt : null
  }

  async #poll(): Promise<void> {
    for (;;) {
      const startedAt = Date.now()
      const changes = await this.#read()
      if (changes.entries.length > 0) await this.#passOn(changes.entries)
      this.#parts.note(changes)
      if (changes.isMore) continue
      this.#knownAt = startedAt
      this.#lastMessage = ''
      return
    }
  }

  /** Logs a message once until another one occurs or a poll succeeds. */
  #log(message: string): void {
    if (message !== this.#lastMessage) console.error(JSON.stringify({ level: 'error', service: 'changes', message }))
    this.#lastMessage = message
  }

  async #read(): Promise<FeedChanges> {
    const { BACKEND, SERVICE_KEY = '' } = this.#parts.bindings
    const { stamp = '', number = 0 } = this.#parts.place() ?? {}
    const query = new URLSearchParams({ stamp, after: String(number) })
    const response = await BACKEND.fetch(`http://backend/changes/?${query}`, {
      headers: { 'x-service-public-key': SERVICE_KEY },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The back end's changes could not be read: status ${response.status}`)
    return v.parse(FeedChangesReplySchema, await response.json()).data
  }

  /** Pages may have moved and menus changed: the handler of published content purges and compiles them. */
  async #passOn(entries: FeedEntry[]): Promise<void> {
    // The class behind the binding is the one that wrangler.toml names.
    const objects = this.#parts.bindings.CHANGES as DurableObjectNamespace<Rpc.DurableObjectBranded & EntryListener>
    await replyInTime(objects.get(objects.idFromName('changes')).hear(entries))
  }
}

/** The Durable Object that gets the changed entries. */
export interface EntryListener {
  hear(entries: FeedEntry[]): Promise<void>
}
