import { markets } from '../../../markets/market.ts'
import { findIndex } from '../indexes/find-index.ts'
import type { Moment, SearchIndex } from '../indexes/search-index.ts'

export interface IndexStats {
  numberOfDocuments: number
  isIndexing: false
  /** How many documents have the attribute. */
  fieldDistribution: Record<string, number>
}

export async function statsOf(db: D1Database, index: SearchIndex): Promise<IndexStats> {
  await index.prepare?.(db)
  const sql = `SELECT COUNT(*) AS total FROM ${index.from} WHERE ${index.where}`
  const total = (await db.prepare(sql).first<number>('total')) ?? 0
  return {
    numberOfDocuments: total,
    isIndexing: false,
    fieldDistribution: total === 0 ? {} : Object.fromEntries(index.defaultAttributes.map((name) => [name, total])),
  }
}

export interface Stats {
  /** Bytes. */
  databaseSize: number
  usedDatabaseSize: number
  lastUpdate: string | null
  indexes: Record<string, IndexStats>
}

export async function statsOfAll(db: D1Database, moment: Moment): Promise<Stats> {
  const indexes: Record<string, IndexStats> = {}
  for (const uid of await indexNames(db)) indexes[uid] = await statsOf(db, findIndex(uid, moment))
  const { meta } = await db.prepare('SELECT 1').run()
  const { size_after: size } = meta
  return { databaseSize: size, usedDatabaseSize: size, lastUpdate: await lastUpdate(db), indexes }
}

/** ISO; null while there is no house. */
export async function lastUpdate(db: D1Database): Promise<string | null> {
  const updated = await db.prepare('SELECT MAX(updated_at) AS updated FROM lodging').first<number | null>('updated')
  return updated ? new Date(updated * 1000).toISOString() : null
}

/** Every index that has documents by its nature: the whole weeks are those that houses are let for. */
export async function indexNames(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT DISTINCT duration FROM booking_option WHERE duration % 7 = 0 ORDER BY duration')
    .all<{ duration: number }>()
  const weeks = new Set([7, ...results.map(({ duration }) => duration)])
  return [
    ...markets.flatMap(({ id, locale }) => [
      `lodgingOptions_duration-_lan-${id}`,
      ...[...weeks].map((nights) => `lodgingOptions_duration-${nights}_lan-${id}`),
      `lodgingOptionsLastMinute_lan-${id}`,
      `freetext_lan-${id}_locale-${locale}`,
    ]),
    'lodging_data_status_lan-1',
  ]
}
