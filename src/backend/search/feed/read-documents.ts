import { findIndex } from '../indexes/find-index.ts'
import { momentOf } from '../indexes/moment.ts'
import type { SearchDocument, SearchIndex } from '../indexes/search-index.ts'
import { everyAttribute, pickAttributes } from '../run/retrieved-attributes.ts'
import { SqlValues, sqlNumber } from '../sql-values.ts'

/** Values of an index's key. */
export type Key = readonly (string | number)[]

interface Reading {
  /** Documents behind this key alone. */
  after?: Key | undefined
  within?: Within
}

/** SQL of a condition on an index's tables. */
export type Within = (index: SearchIndex, values: SqlValues) => string

const rowsAtOnce = 500

/**
 * Every document of an index with all its attributes, in the order of its key, some at a time: what a search of it finds,
 * and what an engine is given. Throws SearchError for an index that does not exist.
 */
export async function* readDocuments(
  db: D1Database,
  uid: string,
  { after, within }: Reading = {},
): AsyncGenerator<{ documents: SearchDocument[]; last: Key }> {
  const index = findIndex(uid, momentOf(new Date()))
  await index.prepare?.(db)
  await refreshIfStale(db, index)
  const attributes = everyAttribute(index)
  const reader = index.readDocuments(attributes)
  const keys = keyColumns(index)
  const order = index.key.map((_, place) => `k${place}`).join(', ')
  let last = after
  for (;;) {
    const values = new SqlValues()
    const wheres = [
      index.where,
      ...(within ? [within(index, values)] : []),
      ...(last ? [`(${index.key.join(', ')}) > (${last.map((key) => keySql(key, values)).join(', ')})`] : []),
    ]
    const sql = `
      WITH p AS MATERIALIZED (
        SELECT ${keys} FROM ${index.from} WHERE ${wheres.join(' AND ')} ORDER BY ${order} LIMIT ${rowsAtOnce}
      )
      SELECT ${index.key.map((_, place) => `p.k${place} AS k${place}`).join(', ')}, ${reader.columns}
      FROM p ${reader.joins} ORDER BY ${order}`
    const { results } = await values.prepare(db, sql).all<Record<string, string | number>>()
    const end = results.at(-1)
    if (!end) return
    last = keyOf(index, end)
    yield { documents: results.map((row) => pickAttributes(reader.toDocument(row), attributes)), last }
    if (results.length < rowsAtOnce) return
  }
}

/** The keys alone of the documents of an index, at its own moment. */
export async function readKeys(db: D1Database, index: SearchIndex, within: Within): Promise<Key[]> {
  const values = new SqlValues()
  const condition = within(index, values)
  const sql = `SELECT ${keyColumns(index)} FROM ${index.from} WHERE ${index.where} AND ${condition}`
  const { results } = await values.prepare(db, sql).all<Record<string, string | number>>()
  return results.map((row) => keyOf(index, row))
}

function keyColumns({ key }: SearchIndex): string {
  return key.map((sql, place) => `${sql} AS k${place}`).join(', ')
}

function keyOf({ key }: SearchIndex, row: Record<string, string | number>): Key {
  return key.map((_, place) => row[`k${place}`] ?? '')
}

/** What an index reads is of now. */
export async function refreshIfStale(db: D1Database, { staleSql, refresh }: SearchIndex): Promise<void> {
  if (staleSql && refresh && (await db.prepare(staleSql).first())) await refresh(db)
}

function keySql(key: string | number, values: SqlValues): string {
  return typeof key === 'number' ? sqlNumber(key) : values.text(key)
}
