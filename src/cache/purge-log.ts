import * as v from 'valibot'
import { purgesKey } from '../../kv/keys.ts'
import { type Receipt, ReceiptSchema } from '../contracts/purge.ts'
import { readableRows } from '../contracts/readable-rows.ts'
import { BackedUpObject } from '../domain/backup/backed-up-object.ts'
import type { Purges } from './purges.ts'

/** What the purge log needs of the worker's bindings. */
interface PurgeLogBindings {
  CACHE: KVNamespace
}

/** Longer than any entry is ever served: what was purged before then is gone by its age. */
const rememberedMilliseconds = 8 * 24 * 60 * 60 * 1000
const backupSeconds = 10 * 24 * 60 * 60

/** Receipts that are kept, the newest. */
const maxReceipts = 100

const StoredReceiptsSchema = readableRows(v.object({ receipt: v.pipe(v.string(), v.parseJson(), ReceiptSchema) }))

const RowsSchema = v.array(v.object({ tag: v.string(), epoch: v.number() }))

/** The one log of purges: it hands out the growing epoch, and every isolate asks it what came since the one it knows. */
export class PurgeLog extends BackedUpObject<PurgeLogBindings> {
  readonly #sql: SqlStorage

  constructor(state: DurableObjectState, bindings: PurgeLogBindings) {
    super(state, bindings)
    this.#sql = state.storage.sql
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS purge (tag TEXT PRIMARY KEY, epoch INTEGER NOT NULL, at INTEGER NOT NULL)',
    )
    this.#sql.exec('CREATE TABLE IF NOT EXISTS log (name TEXT PRIMARY KEY, value INTEGER NOT NULL)')
    this.#sql.exec('CREATE TABLE IF NOT EXISTS receipt (epoch INTEGER PRIMARY KEY, receipt TEXT NOT NULL)')
  }

  /** Purges the tags, all in one epoch, which it answers with everything that is remembered. */
  async purge(tags: string[]): Promise<Purges> {
    this.ctx.storage.transactionSync(() => {
      const epoch = this.#number('epoch') + 1
      const at = Date.now()
      this.#set('epoch', epoch)
      for (const tag of new Set(tags)) {
        this.#sql.exec('INSERT OR REPLACE INTO purge (tag, epoch, at) VALUES (?, ?, ?)', tag, epoch, at)
      }
      this.#forget(at - rememberedMilliseconds)
    })
    const purges = this.since(0)
    await this.env.CACHE.put(purgesKey, JSON.stringify(purges), { expirationTtl: backupSeconds })
    return purges
  }

  /** What was purged after that epoch. */
  since(epoch: number): Purges {
    const rows = v.parse(RowsSchema, this.#sql.exec('SELECT tag, epoch FROM purge WHERE epoch > ?', epoch).toArray())
    return {
      epoch: this.#number('epoch'),
      floor: this.#number('floor'),
      tags: Object.fromEntries(rows.map((row) => [row.tag, row.epoch])),
    }
  }

  /** Keeps what an editor may want to know of the purge of that epoch, in place of what was known before. */
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
    return this.#receiptsOf('SELECT receipt FROM receipt ORDER BY epoch DESC LIMIT ?', limit)
  }

  receipt(epoch: number): Receipt | null {
    return this.#receiptsOf('SELECT receipt FROM receipt WHERE epoch = ?', epoch)[0] ?? null
  }

  #receiptsOf(select: string, value: number): Receipt[] {
    const rows = this.#sql.exec(select, value).toArray()
    return v.parse(StoredReceiptsSchema, rows).map(({ receipt }) => receipt)
  }

  /** The floor is the latest epoch that was forgotten: nothing made before it is served any more. */
  #forget(before: number): void {
    const [last] = v.parse(
      v.array(v.object({ epoch: v.nullable(v.number()) })),
      this.#sql.exec('SELECT max(epoch) AS epoch FROM purge WHERE at < ?', before).toArray(),
    )
    if (!last?.epoch) return
    this.#set('floor', last.epoch)
    this.#sql.exec('DELETE FROM purge WHERE at < ?', before)
  }

  #number(name: 'epoch' | 'floor'): number {
    const rows = this.#sql.exec('SELECT value FROM log WHERE name = ?', name).toArray()
    return v.parse(v.array(v.object({ value: v.number() })), rows)[0]?.value ?? 0
  }

  #set(name: 'epoch' | 'floor', value: number): void {
    this.#sql.exec('INSERT OR REPLACE INTO log (name, value) VALUES (?, ?)', name, value)
  }
}
