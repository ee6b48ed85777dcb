import * as v from 'valibot'
import type { EntryListener } from '../../cache/change-feed.ts'
import type { FeedEntry, Receipt } from '../../contracts/purge.ts'
import { readableRows } from '../../contracts/readable-rows.ts'
import { BackedUpObject } from '../../domain/backup/backed-up-object.ts'
import { createTurns } from '../../domain/promises.ts'
import type { Bindings } from '../../env.ts'
import { siteOf } from '../../site.ts'
import { type ContentChange, ContentChangeSchema, type RefusedEntry, RefusedEntrySchema } from './content-change.ts'
import type { Purge } from './purge.ts'
import type { Visit } from './remake-pages.ts'

/**
 * Milliseconds between requests to the content service. The last of them bounds how long an editor waits once it
 * answers with the change.
 */
const pauses = [1_000, 1_000, 2_000, 4_000, 5_000]
/** Milliseconds after which pages are rendered with what there is. */
const longestWait = 10 * 60_000

/** Milliseconds between the attempts to purge the pages of a change that is older. */
const latePause = 60_000

/** Changes that one alarm handles together: an alarm may call KV and services a limited number of times. */
const maxTogether = 75

/** Pages that are requested again at the same time, however many changes there are. */
const maxVisits = 2

/** Pages of changed entries up to which the pages that link to them are requested again too. */
const maxWithLinking = 30

/** Milliseconds after which a restarted object continues with the pages that were to be requested. */
const resumedAfter = 20_000

/** Origin of requests for configured editions; locally without a port. */
const anyOrigin = 'http://localhost'

/** Of refused entries, as many as the console shows. */
const maxRefused = 50

const StoredRefusedSchema = readableRows(v.object({ entry: v.pipe(v.string(), v.parseJson(), RefusedEntrySchema) }))
const StoredChangeSchema = v.pipe(v.string(), v.parseJson(), ContentChangeSchema)
const RemakingSchema = v.array(v.object({ epoch: v.number(), origin: v.string() }))
const RowsSchema = v.array(v.object({ id: v.string(), change: v.string(), tries: v.number() }))

/**
 * Changes that the content service has notified of, until pages show them: a notification may arrive before the service
 * itself answers with the change. An alarm settles them, so that they outlive the request, the isolate and a deploy.
 */
export class ContentChanges extends BackedUpObject<Bindings> implements EntryListener {
  readonly #sql: SqlStorage
  readonly #open: typeof siteOf
  /** Epochs of the purges whose pages this object is requesting, and the last epoch of each of their entries. */
  readonly #remaking = new Set<number>()
  readonly #lastPurge = new Map<string, number>()
  readonly #inTurn = createTurns(maxVisits)

  constructor(state: DurableObjectState, bindings: Bindings, open = siteOf) {
    super(state, bindings)
    this.#open = open
    this.#sql = state.storage.sql
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS change (id TEXT PRIMARY KEY, change TEXT NOT NULL, tries INTEGER NOT NULL, due INTEGER NOT NULL)',
    )
    this.#sql.exec('CREATE TABLE IF NOT EXISTS refused (id TEXT PRIMARY KEY, entry TEXT NOT NULL, at INTEGER NOT NULL)')
    this.#sql.exec('CREATE TABLE IF NOT EXISTS settled (id TEXT PRIMARY KEY, awaited TEXT NOT NULL)')
    this.#sql.exec('CREATE TABLE IF NOT EXISTS remaking (epoch INTEGER PRIMARY KEY, origin TEXT NOT NULL)')
  }

  /** Changes from the embedded back end's feed: most of them were notified by its webhook before. */
  async hear(entries: FeedEntry[]): Promise<void> {
    if (this.#open(this.env).deps.variables.CONTENT_URL !== '') return
    const toldAt = Date.now()
    const unknown = entries.flatMap(({ id, kind, contentType, version }): ContentChange[] => {
      const awaited: ContentChange['awaited'] = version === null ? { is: 'gone' } : { is: 'version', version }
      const known = 'SELECT awaited FROM settled WHERE id = ?1 UNION ALL SELECT change ->> ?2 FROM change WHERE id = ?1'
      const rows = this.#sql.exec(known, id, '$.awaited').toArray()
      if (rows.some((row) => row.awaited === JSON.stringify(awaited))) return []
      return [{ id, kind, contentType, awaited, toldAt, origin: anyOrigin }]
    })
    await this.#note(unknown)
  }

  /** Notes a change; a later one of the same entry takes its place. */
  async take(change: ContentChange): Promise<void> {
    await this.#note([change])
  }

  async #note(changes: readonly ContentChange[]): Promise<void> {
    for (const change of changes) {
      const row = [change.id, JSON.stringify(change), Date.now()]
      this.#sql.exec('INSERT OR REPLACE INTO change (id, change, tries, due) VALUES (?, ?, 0, ?)', ...row)
    }
    if (changes.length > 0) await this.ctx.storage.setAlarm(Date.now())
  }

  /** Published entries that the checks find wrong, the newest first. */
  refused(): RefusedEntry[] {
    const rows = this.#sql.exec('SELECT entry FROM refused ORDER BY at DESC LIMIT ?', maxRefused).toArray()
    return v.parse(StoredRefusedSchema, rows).map(({ entry }) => entry)
  }

  override async alarm(): Promise<void> {
    const due = this.#sql
      .exec('SELECT id, change, tries FROM change WHERE due <= ? ORDER BY due, rowid LIMIT ?', Date.now(), maxTogether)
      .toArray()
    const waiting = v.parse(RowsSchema, due).flatMap(({ id, change, tries }) => {
      const read = v.safeParse(StoredChangeSchema, change)
      if (read.success) return [{ change: read.output, tries }]
      // A change that no build can read any more must not block the others.
      this.#sql.exec('DELETE FROM change WHERE id = ?', id)
      return []
    })
    if (waiting.length > 0) await this.#lookAfter(waiting)
    await this.#resume().catch(this.#open(this.env).deps.log)
    const [next] = v.parse(
      v.array(v.object({ due: v.nullable(v.number()), isRemaking: v.number() })),
      this.#sql.exec('SELECT min(due) AS due, EXISTS (SELECT * FROM remaking) AS isRemaking FROM change').toArray(),
    )
    const times = [next?.due ?? [], next?.isRemaking ? Date.now() + resumedAfter : []].flat()
    if (times.length > 0) await this.ctx.storage.setAlarm(Math.max(Math.min(...times), Date.now()))
  }

  /** Changes that the content service answers with are settled together; the others are retried later. */
  async #lookAfter(waiting: readonly { change: ContentChange; tries: number }[]): Promise<void> {
    const { deps } = this.#open(this.env)
    const { arrivedAmong, settleChecked } = await import('./settle.ts')
    const changes = waiting.map(({ change }) => change)
    const late = changes.filter(({ toldAt }) => Date.now() - toldAt > longestWait)
    const done = new Set<ContentChange>()
    const nothing = (error: unknown): ContentChange[] => {
      deps.log(error)
      return []
    }
    try {
      const arrived = new Set(await arrivedAmong({ deps }, changes).catch(nothing))
      const due = changes.filter((change) => arrived.has(change) || late.includes(change))
      if (due.length > 0) {
        const parts = { deps, context: this.ctx, visit: this.#visit }
        const { purge, settled } = await settleChecked(parts, due, this.#refusedEntries)
        for (const change of settled) done.add(change)
        const [{ origin } = { origin: anyOrigin }] = due
        // In one transaction: an object that ends before it purges the changes once more, after it requests their pages.
        this.ctx.storage.transactionSync(() => {
          this.#end([...done])
          if (purge)
            this.#sql.exec('INSERT OR REPLACE INTO remaking (epoch, origin) VALUES (?, ?)', purge.receipt.epoch, origin)
        })
        for (const { change, tries } of waiting.filter(({ change }) => done.has(change))) {
          deps.note({ change: change.id, tries: tries + 1, seconds: (Date.now() - change.toldAt) / 1000 })
        }
        if (purge) this.#remake(purge.receipt, purge.remakePages)
      }
    } catch (error) {
      deps.log(error)
    }
    for (const { change, tries } of waiting.filter(({ change }) => !done.has(change))) {
      const pause = late.includes(change) ? latePause : (pauses[Math.min(tries, pauses.length - 1)] ?? 0)
      this.#sql.exec(
        'UPDATE change SET tries = tries + 1, due = ? WHERE id = ? AND change = ?',
        Date.now() + pause,
        change.id,
        JSON.stringify(change),
      )
    }
  }

  readonly #visit: Visit = (url) =>
    this.#inTurn(async () => {
      const { app } = this.#open(this.env)
      const context = { waitUntil: this.ctx.waitUntil.bind(this.ctx), passThroughOnException() {}, props: {} }
      const response = await app.request(url, {}, this.env, context)
      await response.text()
      return new Response(null, { status: response.status })
    })

  /** Runs after the alarm, so that a later change is purged at once; one of the same entry ends the requests for it. */
  #remake(receipt: Receipt, remakePages: Purge['remakePages']): void {
    const { epoch } = receipt
    for (const { entry = '' } of receipt.pages) {
      this.#lastPurge.set(entry, Math.max(epoch, this.#lastPurge.get(entry) ?? 0))
    }
    // During an import, linking pages are rendered when they are visited: the site's capacity is the guests'.
    const ownOnly = this.#remaking.size > 0 || receipt.pages.length > maxWithLinking
    this.#remaking.add(epoch)
    const isOvertaken = (entry: string) => (this.#lastPurge.get(entry) ?? 0) > epoch
    const done = remakePages({ isOvertaken, ownOnly })
      .then(() => void this.#sql.exec('DELETE FROM remaking WHERE epoch = ?', epoch))
      .catch(this.#open(this.env).deps.log)
      .finally(() => {
        this.#remaking.delete(epoch)
        if (this.#remaking.size === 0) this.#lastPurge.clear()
      })
    this.ctx.waitUntil(done)
  }

  /** Continues with the pages of purges that an earlier instance of this object did not finish. */
  async #resume(): Promise<void> {
    const rows = this.#sql.exec('SELECT epoch, origin FROM remaking').toArray()
    const { deps } = this.#open(this.env)
    for (const { epoch, origin } of v.parse(RemakingSchema, rows)) {
      if (this.#remaking.has(epoch)) continue
      const receipt = await deps.receipts.of(epoch)
      if (!receipt?.isAtWork || Date.now() - receipt.at > longestWait) {
        this.#sql.exec('DELETE FROM remaking WHERE epoch = ?', epoch)
        continue
      }
      const { remakePages } = await import('./remake-pages.ts')
      const parts = { deps, visit: this.#visit, origins: deps.origins(new URL(origin)) }
      this.#remake(receipt, (options) => remakePages(parts, receipt, options))
    }
  }

  readonly #refusedEntries = {
    keep: (entry: RefusedEntry) => {
      const row = [entry.id, JSON.stringify(entry), entry.at]
      this.#sql.exec('INSERT OR REPLACE INTO refused (id, entry, at) VALUES (?, ?, ?)', ...row)
    },
    forget: (id: string) => void this.#sql.exec('DELETE FROM refused WHERE id = ?', id),
  }

  /** Unless a later change of the same entry came meanwhile. */
  #end(changes: readonly ContentChange[]): void {
    for (const change of changes) {
      this.#sql.exec('DELETE FROM change WHERE id = ? AND change = ?', change.id, JSON.stringify(change))
      const settled = [change.id, JSON.stringify(change.awaited)]
      this.#sql.exec('INSERT OR REPLACE INTO settled (id, awaited) VALUES (?, ?)', ...settled)
    }
  }
}
