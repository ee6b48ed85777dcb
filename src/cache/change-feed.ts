import * as v from 'valibot'
import { type FeedChanges, FeedChangesReplySchema, type FeedEntry } from '../contracts/purge.ts'
import { withTimeout } from '../domain/promises.ts'

/** What changes are heard from, and whom entries are handed on to. */
export interface ChangeBindings {
  BACKEND: Fetcher
  CHANGES: DurableObjectNamespace
  SERVICE_KEY?: string
}

/** Milliseconds between two questions, that a question may take, and that somebody waits for it. */
const [everyMs, timeoutMs, waitMs] = [1_000, 3_000, 400]

/** Where the log has come to with its changes. */
export interface FeedPlace {
  stamp: string
  number: number
}

interface FeedParts {
  bindings: ChangeBindings
  place(): FeedPlace | null
  /** Purges what has changed and remembers the place, both or neither. */
  note(changes: FeedChanges): void
}

/**
 * The changes of the embedded back end: its outbox is read in order, and the position in it is stored with the purges
 * that it led to, so that no change is lost or skipped wherever a run ends. It is read when somebody needs to know of
 * purges.
 */
export class ChangeFeed {
  readonly #parts: FeedParts
  /** Since when all changes until then are known; milliseconds since 1970. */
  #heardAt = Number.NEGATIVE_INFINITY
  #readAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | null = null
  #said = ''

  constructor(parts: FeedParts) {
    this.#parts = parts
  }

  /** Milliseconds that have passed since all changes were known; null: it never was so. */
  async age(): Promise<number | null> {
    if (!this.#reading && Date.now() - this.#readAt >= everyMs) {
      this.#readAt = Date.now()
      this.#reading = this.#hear()
        .catch((error: unknown) => this.#log(String(error)))
        .finally(() => {
          this.#reading = null
        })
    }
    if (this.#reading) await withTimeout(this.#reading, waitMs, null)
    return Number.isFinite(this.#heardAt) ? Date.now() - this.#heardAt : null
  }

  async #hear(): Promise<void> {
    for (;;) {
      const startedAt = Date.now()
      const changes = await this.#read()
      if (changes.entries.length > 0) await this.#handOn(changes.entries)
      this.#parts.note(changes)
      if (changes.isMore) continue
      this.#heardAt = startedAt
      this.#said = ''
      return
    }
  }

  /** Once, as long as it is the same. */
  #log(message: string): void {
    if (message !== this.#said) console.error(JSON.stringify({ level: 'error', service: 'changes', message }))
    this.#said = message
  }

  async #read(): Promise<FeedChanges> {
    const { BACKEND, SERVICE_KEY = '' } = this.#parts.bindings
    const { stamp = '', number = 0 } = this.#parts.place() ?? {}
    const query = new URLSearchParams({ stamp, after: String(number) })
    const response = await BACKEND.fetch(`http://backend/changes/?${query}`, {
      headers: { 'x-service-public-key': SERVICE_KEY },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The back end does not tell of its changes: status ${response.status}`)
    return v.parse(FeedChangesReplySchema, await response.json()).data
  }

  /** Their pages may have moved, and menus with them: the handler of published content takes care of that. */
  async #handOn(entries: FeedEntry[]): Promise<void> {
    // The class behind the binding is the one that wrangler.toml names.
    const objects = this.#parts.bindings.CHANGES as DurableObjectNamespace<Rpc.DurableObjectBranded & EntryListener>
    await objects.get(objects.idFromName('changes')).hear(entries)
  }
}

/** What entries are handed on to. */
export interface EntryListener {
  hear(entries: FeedEntry[]): Promise<void>
}
