import * as v from 'valibot'
import type { EntryListener } from '../../cache/change-feed.ts'
import { readableRows } from '../../contracts/readable-rows.ts'
import type { ToldEntry } from '../../contracts/told-changes.ts'
import { BackedUpObject } from '../../domain/backup/backed-up-object.ts'
import { createTurns } from '../../domain/turns.ts'
import type { Bindings } from '../../env.ts'
import { siteOf } from '../../site.ts'
import { type ContentChange, ContentChangeSchema, type RefusedEntry, RefusedEntrySchema } from './content-change.ts'

/**
 * Milliseconds until the content service is asked again, and again. The last of them bounds how long an editor waits once
 * it answers with the change.
 */
const pauses = [1_000, 1_000, 2_000, 4_000, 5_000]
/** Milliseconds after which pages are made anew of what there is. */
const longestWait = 10 * 60_000

/** Pages that are requested again at the same time, however many changes came together. */
const maxVisits = 4

/** Where editions are by their configuration; on one's own machine without a port. */
const anyOrigin = 'http://localhost'

/** Of refused entries, as many as the console shows. */
const maxRefused = 50

const StoredRefusedSchema = readableRows(v.object({ entry: v.pipe(v.string(), v.parseJson(), RefusedEntrySchema) }))
const StoredChangeSchema = v.pipe(v.string(), v.parseJson(), ContentChangeSchema)
const RowsSchema = v.array(v.object({ id: v.string(), change: v.string(), tries: v.number() }))

/**
 * Changes that the content service has told of, until pages show them: the service may tell before it answers with
 * them itself. An alarm looks after them, so that they outlive the request, the isolate and a deploy.
 */
export class ContentChanges extends BackedUpObject<Bindings> implements EntryListener {
  readonly #sql: SqlStorage
  /** Pages that are requested again, by their entry. */
  readonly #remaking = new Map<string, AbortController>()
  readonly #inTurn = createTurns(maxVisits)

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings)
    this.#sql = state.storage.sql
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS change (id TEXT PRIMARY KEY, change TEXT NOT NULL, tries INTEGER NOT NULL, due INTEGER NOT NULL)',
    )
    this.#sql.exec('CREATE TABLE IF NOT EXISTS refused (id TEXT PRIMARY KEY, entry TEXT NOT NULL, at INTEGER NOT NULL)')
    this.#sql.exec('CREATE TABLE IF NOT EXISTS settled (id TEXT PRIMARY KEY, awaited TEXT NOT NULL)')
  }

  /** What the embedded back end tells of: of most of it its webhook has told already. */
  async hear(entries: ToldEntry[]): Promise<void> {
    if (siteOf(this.env).deps.variables.CONTENT_URL !== '') return
    for (const { id, kind, contentType, version } of entries) {
      const awaited: ContentChange['awaited'] = version === null ? { is: 'gone' } : { is: 'version', version }
      const known = 'SELECT awaited FROM settled WHERE id = ?1 UNION ALL SELECT change ->> ?2 FROM change WHERE id = ?1'
      const rows = this.#sql.exec(known, id, '$.awaited').toArray()
      if (rows.some((row) => row.awaited === JSON.stringify(awaited))) continue
      await this.take({ id, kind, contentType, awaited, toldAt: Date.now(), origin: anyOrigin })
    }
  }

  /** Notes a change; a later one of the same entry takes its place. */
  async take(change: ContentChange): Promise<void> {
    const row = [change.id, JSON.stringify(change), Date.now()]
    this.#sql.exec('INSERT OR REPLACE INTO change (id, change, tries, due) VALUES (?, ?, 0, ?)', ...row)
    await this.ctx.storage.setAlarm(Date.now())
  }

  /** Published entries that the checks find wrong, the newest first. */
  refused(): RefusedEntry[] {
    const rows = this.#sql.exec('SELECT entry FROM refused ORDER BY at DESC LIMIT ?', maxRefused).toArray()
    return v.parse(StoredRefusedSchema, rows).map(({ entry }) => entry)
  }

  override async alarm(): Promise<void> {
    const due = this.#sql.exec('SELECT id, change, tries FROM change WHERE due <= ? ORDER BY due', Date.now()).toArray()
    for (const { id, change, tries } of v.parse(RowsSchema, due)) {
      const read = v.safeParse(StoredChangeSchema, change)
      if (read.success) await this.#lookAfter(read.output, tries)
      // One that no build can read any more must not keep the others waiting.
      else this.#sql.exec('DELETE FROM change WHERE id = ?', id)
    }
    const next = v.parse(
      v.array(v.object({ due: v.nullable(v.number()) })),
      this.#sql.exec('SELECT min(due) AS due FROM change').toArray(),
    )[0]?.due
    if (next) await this.ctx.storage.setAlarm(Math.max(next, Date.now()))
  }

  async #lookAfter(change: ContentChange, tries: number): Promise<void> {
    const { deps, app } = siteOf(this.env)
    const { hasArrived, settleChecked } = await import('./settle.ts')
    const isLast = Date.now() - change.toldAt > longestWait
    try {
      if (isLast || (await hasArrived({ deps }, change))) {
        const context = { waitUntil: this.ctx.waitUntil.bind(this.ctx), passThroughOnException() {}, props: {} }
        const visit = (url: string) =>
          this.#inTurn(async () => {
            const response = await app.request(url, {}, this.env, context)
            await response.text()
            return new Response(null, { status: response.status })
          })
        const remakePages = await settleChecked({ deps, context: this.ctx, visit }, change, this.#refusedEntries)
        if (remakePages) this.#remake(change.id, (signal) => remakePages({ signal }).catch(deps.log))
        deps.note({ change: change.id, tries: tries + 1, seconds: (Date.now() - change.toldAt) / 1000 })
        this.#end(change)
        return
      }
    } catch (error) {
      deps.log(error)
      if (isLast) return this.#end(change)
    }
    const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0
    this.#sql.exec(
      'UPDATE change SET tries = tries + 1, due = ? WHERE id = ? AND change = ?',
      Date.now() + pause,
      change.id,
      JSON.stringify(change),
    )
  }

  /** Behind the alarm, so that a change that is told meanwhile is purged at once: one of the same entry ends it. */
  #remake(id: string, remake: (signal: AbortSignal) => Promise<void>): void {
    this.#remaking.get(id)?.abort()
    const ending = new AbortController()
    this.#remaking.set(id, ending)
    const done = remake(ending.signal).finally(() => {
      if (this.#remaking.get(id) === ending) this.#remaking.delete(id)
    })
    this.ctx.waitUntil(done)
  }

  readonly #refusedEntries = {
    keep: (entry: RefusedEntry) => {
      const row = [entry.id, JSON.stringify(entry), entry.at]
      this.#sql.exec('INSERT OR REPLACE INTO refused (id, entry, at) VALUES (?, ?, ?)', ...row)
    },
    forget: (id: string) => void this.#sql.exec('DELETE FROM refused WHERE id = ?', id),
  }

  /** Unless a later change of the same entry came meanwhile. */
  #end(change: ContentChange): void {
    this.#sql.exec('DELETE FROM change WHERE id = ? AND change = ?', change.id, JSON.stringify(change))
    const settled = [change.id, JSON.stringify(change.awaited)]
    this.#sql.exec('INSERT OR REPLACE INTO settled (id, awaited) VALUES (?, ?)', ...settled)
  }
}
