import * as v from 'valibot'
import type { Season } from '../../domain/consumption.ts'
import { currencyCodes } from '../../editions/table.ts'
import { sendAgain } from '../seed/send-again.ts'
import { type Kind, kindsOf, type Reading, type ReadingRow, readingColumns, toReading, usesOf } from './house.ts'
import { learn, type Pool, poolKey } from './pool.ts'

/** Houses whose readings are in memory at once, and out of how many the rest is learnt. */
const housesAtOnce = 300
const housesLearntFrom = 1500

/**
 * Makes the forecasts of all houses from the readings, unless they were made up to the last one. Houses alike are learnt
 * from a sample that is spread over the agency; each house has its own readings beside it. A run that was cut off is
 * continued behind its last houses, up to the reading that it began with: later ones are the next run's. True when it did.
 */
export async function refreshForecasts(db: D1Database, atOnce = housesAtOnce): Promise<boolean> {
  const last = await db.prepare('SELECT max(id) AS last FROM item_consumption').first<number>('last')
  const lastReading = await db.prepare('SELECT last_reading FROM item_use_state').first<number>('last_reading')
  if (last === null || last === lastReading) return false
  const { results } = await db.prepare('SELECT id FROM lodging ORDER BY id').all<{ id: number }>()
  const ids = results.map(({ id }) => id)
  const kindOf = kindsOf(await figuresOf(db))
  const step = Math.max(1, Math.ceil(ids.length / housesLearntFrom))
  const sample: Reading[] = []
  const sampled = ids.filter((_, place) => place % step === 0)
  for (const part of inParts(sampled, atOnce)) sample.push(...(await readingsOf(db, part)))
  const pools = learn(sample, kindOf)
  const { upTo, after } = (await readProgress(db)) ?? { upTo: last, after: Number.NEGATIVE_INFINITY }
  const left = ids.filter((id) => id > after)
  for (const part of inParts(left, atOnce)) {
    await writeUses(db, { part, upTo }, await readingsOf(db, part), pools, kindOf)
  }
  await sendAgain(() =>
    db.batch([
      db.prepare('INSERT OR REPLACE INTO item_use_state (id, last_reading) VALUES (1, ?1)').bind(upTo),
      db.prepare(`DELETE FROM ${progressRow}`),
    ]),
  )
  return true
}

/** A run that has not ended: up to which reading, and which house is done. */
const ProgressSchema = v.nullable(v.pipe(v.string(), v.parseJson(), v.object({ upTo: v.number(), after: v.number() })))
export const progressRow = "seed_state WHERE key = 'forecasts'"

async function readProgress(db: D1Database) {
  return v.parse(ProgressSchema, await db.prepare(`SELECT value FROM ${progressRow}`).first('value'))
}

/** The agency's own figure of each house that has one. */
export async function figuresOf(db: D1Database): Promise<Map<number, number>> {
  const { results } = await db
    .prepare(
      "SELECT lodging_id AS id, CAST(value AS REAL) AS figure FROM lodging_meta WHERE key = 'consumptionPersonsPrDay'",
    )
    .all<{ id: number; figure: number }>()
  return new Map(results.map(({ id, figure }) => [id, figure]))
}

async function readingsOf(db: D1Database, lodgingIds: readonly number[]): Promise<Reading[]> {
  const { results } = await sendAgain(() =>
    db
      .prepare(`SELECT ${readingColumns} FROM item_consumption WHERE lodging_id IN (SELECT value FROM json_each(?1))`)
      .bind(JSON.stringify(lodgingIds))
      .all<ReadingRow>(),
  )
  return results.map(toReading).filter((reading) => reading !== null)
}

const useColumns = [
  'lodging_id',
  'season',
  'item_id',
  'level',
  'own_persons',
  'extra_nights',
  'low',
  'high',
  'stays',
] as const

async function writeUses(
  db: D1Database,
  { part: lodgingIds, upTo }: { part: readonly number[]; upTo: number },
  readings: readonly Reading[],
  pools: ReadonlyMap<string, Pool>,
  kindOf: (lodgingId: number) => Kind,
): Promise<void> {
  const rows: [number, Season, number, ...number[]][] = []
  for (const own of Map.groupBy(readings, ({ lodgingId, itemId }) => `${lodgingId}-${itemId}`).values()) {
    const [{ lodgingId, itemId } = { lodgingId: 0, itemId: 0 }] = own
    const pool = pools.get(poolKey(itemId, kindOf(lodgingId)))
    for (const [season, use] of pool ? usesOf(own, pool) : []) {
      const { level, ownPersons, extraNights, low, high, stays } = use
      const [shortLevel = 0, shortLow = 0, shortHigh = 0] = [level, low, high].map((each) =>
        Number(each.toPrecision(5)),
      )
      rows.push([lodgingId, season, itemId, shortLevel, ownPersons, extraNights, shortLow, shortHigh, stays])
    }
  }
  const among = 'lodging_id BETWEEN ?1 AND ?2'
  const of = (sql: string) => db.prepare(sql).bind(lodgingIds[0], lodgingIds.at(-1))
  await sendAgain(() =>
    db.batch([
      of(`DELETE FROM item_use WHERE ${among}`),
      of(
        `DELETE FROM use_cost WHERE currency IN (${currencyCodes.map((currency) => `'${currency}'`).join(', ')}) AND ${among}`,
      ),
      db
        .prepare(
          `INSERT INTO item_use (${useColumns.join(', ')})
           SELECT ${useColumns.map((_, place) => `json_extract(value, '$[${place}]')`).join(', ')} FROM json_each(?1)`,
        )
        .bind(JSON.stringify(rows)),
      of(`INSERT INTO use_cost SELECT * FROM use_cost_source WHERE ${among}`),
      db
        .prepare("INSERT OR REPLACE INTO seed_state (key, value) VALUES ('forecasts', ?1)")
        .bind(JSON.stringify({ upTo, after: lodgingIds.at(-1) })),
    ]),
  )
}

/** Ids are sorted: each part is all houses between its first and its last. */
function* inParts(ids: readonly number[], atOnce: number): Generator<number[]> {
  for (let from = 0; from < ids.length; from += atOnce) yield ids.slice(from, from + atOnce)
}
