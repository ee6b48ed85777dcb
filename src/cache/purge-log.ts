import * as v from 'valibot'
import { purgesKey } from '../../kv/keys.ts'
import type { ObjectDump } from '../contracts/backup.ts'
import { type FeedChanges, type Receipt, ReceiptSchema } from '../contracts/purge.ts'
import { readableRows } from '../contracts/readable-rows.ts'
import { BackedUpObject } from '../domain/backup/backed-up-object.ts'
import { type ChangeBindings, ChangeFeed, type FeedPlace } from './change-feed.ts'
import { everything, type Purges } from './purges.ts'

/** Bindings of the worker that the purge log needs. */
interface PurgeLogBindings extends ChangeBindings {
  CACHE: KVNamespace
}

/** Longer than any entry is served (`greatestAge`): older purges have no effect any more. */
const rememberedMilliseconds = 8 * 24 * 60 * 60 * 1000
const backupSeconds = 10 * 24 * 60 * 60

/** Milliseconds between two backups in KV, which takes one write of a key a second and passes it on within a minute. */
const backupEveryMs = 10_000

/** Tags that are stored at most, because each isolate reads, copies and keeps all of them. */
const maxTags = 20_000

/** How many receipts are stored: the newest. */
const maxReceipts = 100

const StoredReceiptsSchema = readableRows(v.object({ receipt: v.pipe(v.string(), v.parseJson(), ReceiptSchema) }))

const RowsSchema = v.array(v.object({ tag: v.string(), epoch: v.number() }))

const tables = `
CREATE TABLE IF NOT EXISTS purge (tag TEXT PRIMARY KEY, epoch INTEGER NOT NULL, at INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS purge_epoch ON purge (epoch);
CREATE TABLE IF NOT EXISTS log (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS receipt (epoch INTEGER PRIMARY KEY, receipt TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS feed (stamp TEXT NOT NULL, number INTEGER NOT NULL)`

/** `heard`: the epoch since which no change was missed. */
type LogNumber = 'epoch' | 'floor' | 'heard'

/** The log of purges. It assigns increasing epochs; each isolate reads from it what was purged after the epoch that it knows. */
export class PurgeLog extends BackedUpObject<PurgeLogBindings> {
  readonly #sql: SqlStorage
  readonly #feed: ChangeFeed
  readonly #maxTags: number
  /** Tags since it last looked for what can be forgotten. What earlier lives have written is not known. */
  #written = Number.POSITIVE_INFINITY
  /** The life before this one may have ended with a backup due. */
  #isBackupDue = true
  #backedUpAt = Number.NEGATIVE_INFINITY

  constructor(state: DurableObjectState, bindings: PurgeLogBindings, most = maxTags) {
    super(state, bindings)
    this.#maxTags = most
    this.#sql = state.storage.sql
    this.#sql.exec(tables)
    this.#feed = new ChangeFeed({ bindings, place: () => this.#place(), note: (changes) => this.#note(changes) })
  }

  /**
   * Epochs never go back: isolates and caches of this place know later ones than the backup, and would take no purge for
   * new. Then everything that they have is purged.
   */
  override async bringBack(dump: ObjectDump): Promise<void> {
    const before = this.#number('epoch')
    await super.bringBack(dump)
    this.#sql.exec(tables)
    if (before <= this.#number('epoch')) return
    this.#set('epoch', before)
    await this.purge([everything])
  }

  /** Purges the tags in one epoch. @returns all stored purges, these included */
  async purge(tags: string[]): Promise<Purges> {
    this.ctx.storage.transactionSync(() => this.#write(tags))
    this.ctx.waitUntil(this.#backUp())
    return this.#since(0)
  }

  /** What was purged after that epoch, including the changes that the back end has reported until now. */
  async since(epoch: number): Promise<Purges> {
    const age = await this.#feed.age()
    if (this.#isBackupDue) this.ctx.waitUntil(this.#backUp())
    return { ...this.#since(epoch), ...(age !== null && { heard: { age, from: this.#number('heard') } }) }
  }

  #since(epoch: number): Purges {
    const rows = v.parse(RowsSchema, this.#sql.exec('SELECT tag, epoch FROM purge WHERE epoch > ?', epoch).toArray())
    return {
      epoch: this.#number('epoch'),
      floor: this.#number('floor'),
      tags: Object.fromEntries(rows.map((row) => [row.tag, row.epoch])),
    }
  }

  /** Stores the receipt of the purge of that epoch for editors, in place of an earlier one. */
  keepReceipt(receipt: Receipt): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO receipt (epoch, receipt) VALUES (?, ?)',
      receipt.epoch,
      JSON.stringify(receipt),
    )
    this.#sql.exec('DELETE FROM receipt WHERE epoch <= ?', receipt.epoch - maxReceipts)
  }

  /** The newest first. */
  receipts(limit: number): Receipt[] {
    const rows = this.#sql.exec('SELECT receipt FROM receipt ORDER BY epoch DESC LIMIT ?', limit).toArray()
    return v.parse(StoredReceiptsSchema, rows).map(({ receipt }) => receipt)
  }

  receipt(epoch: number): Receipt | null {
    return this.receipts(maxReceipts).find((each) => each.epoch === epoch) ?? null
  }

  #write(tags: Iterable<string>): number {
    const epoch = this.#number('epoch') + 1
    const at = Date.now()
    this.#set('epoch', epoch)
    for (const tag of new Set(tags)) {
      this.#sql.exec('INSERT OR REPLACE INTO purge (tag, epoch, at) VALUES (?, ?, ?)', tag, epoch, at)
      this.#written += 1
    }
    if (this.#written > this.#maxTags / 4) this.#forget(at - rememberedMilliseconds)
    this.#isBackupDue = true
    return epoch
  }

  /**
   * Copies the log into KV, unless it did so a moment ago: then a later call does. A failure only leaves the copy older:
   * what was purged is stored.
   */
  async #backUp(): Promise<void> {
    const now = Date.now()
    if (now - this.#backedUpAt < backupEveryMs) return
    this.#backedUpAt = now
    this.#isBackupDue = false
    try {
      await this.env.CACHE.put(purgesKey, JSON.stringify(this.#since(0)), { expirationTtl: backupSeconds })
    } catch (error) {
      this.#isBackupDue = true
      console.error(JSON.stringify({ level: 'error', service: 'purges', message: String(error) }))
    }
  }

  /**
   * Purges the changed tags and stores the position of the last change, atomically. Changes from before the first read
   * are unknown; with another stamp everything may have changed, and everything is purged.
   */
  #note({ stamp, number, tags }: FeedChanges): void {
    const place = this.#place()
    const isSame = place?.stamp === stamp
    if (isSame && place.number === number) return
    this.ctx.storage.transactionSync(() => {
      const epoch = this.#write(isSame || !place ? tags : [everything])
      if (!isSame) this.#set('heard', epoch)
      this.#sql.exec('DELETE FROM feed')
      this.#sql.exec('INSERT INTO feed (stamp, number) VALUES (?, ?)', stamp, number)
    })
  }

  #place(): FeedPlace | null {
    const rows = this.#sql.exec('SELECT stamp, number FROM feed').toArray()
    return v.parse(v.array(v.object({ stamp: v.string(), number: v.number() })), rows)[0] ?? null
  }

  /**
   * Deletes what is older, and all but three quarters of the tags, so that a quarter has room. The floor is the latest
   * deleted epoch: entries from before it are no longer served.
   */
  #forget(before: number): void {
    this.#written = 0
    const old = `SELECT max(epoch) AS epoch FROM purge
      WHERE at < ? OR epoch <= (SELECT epoch FROM purge ORDER BY epoch DESC LIMIT 1 OFFSET ?)`
    const { epoch } = v.parse(
      v.object({ epoch: v.nullable(v.number()) }),
      this.#sql.exec(old, before, this.#maxTags * 0.75).one(),
    )
    if (!epoch) return
    this.#set('floor', epoch)
    this.#sql.exec('DELETE FROM purge WHERE epoch <= ?', epoch)
  }

  #number(name: LogNumber): number {
    const rows = this.#sql.exec('SELECT value FROM log WHERE name = ?', name).toArray()
    return v.parse(v.array(v.object({ value: v.number() })), rows)[0]?.value ?? 0
  }

  #set(name: LogNumber, value: number): void {
    this.#sql.exec('INSERT OR REPLACE INTO log (name, value) VALUES (?, ?)', name, value)
  }
}
