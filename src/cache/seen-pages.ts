import * as v from 'valibot'
import { BackedUpObject } from '../domain/backup/backed-up-object.ts'
import { editionKeys } from '../editions/table.ts'

/** How often each page was served, by edition and path, without data about visitors. */
export const SeenSchema = v.array(v.object({ market: v.picklist(editionKeys), path: v.string(), times: v.number() }))
export type Seen = v.InferOutput<typeof SeenSchema>

const dayMilliseconds = 24 * 60 * 60 * 1000
const rememberedDays = 7

/** Sums up the counts of all isolates over the last days. */
export class SeenPages extends BackedUpObject<object> {
  readonly #sql: SqlStorage

  constructor(state: DurableObjectState, bindings: object) {
    super(state, bindings)
    this.#sql = state.storage.sql
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS seen (day INTEGER, market TEXT, path TEXT, times INTEGER, PRIMARY KEY (day, market, path))',
    )
  }

  add(seen: Seen): void {
    const day = Math.floor(Date.now() / dayMilliseconds)
    this.ctx.storage.transactionSync(() => {
      for (const { market, path, times } of seen) {
        this.#sql.exec(
          `INSERT INTO seen (day, market, path, times) VALUES (?, ?, ?, ?)
           ON CONFLICT DO UPDATE SET times = times + excluded.times`,
          day,
          market,
          path,
          times,
        )
      }
      this.#sql.exec('DELETE FROM seen WHERE day <= ?', day - rememberedDays)
    })
  }

  most(limit: number): Seen {
    const select = `SELECT market, path, sum(times) AS times FROM seen GROUP BY market, path
      ORDER BY sum(times) DESC, market, path LIMIT ?`
    return v.parse(SeenSchema, this.#sql.exec(select, limit).toArray())
  }
}
