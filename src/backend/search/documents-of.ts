import { findIndex } from './indexes/find-index.ts'
import { momentOf } from './indexes/moment.ts'
import type { SearchDocument } from './indexes/search-index.ts'
import { everyAttribute, pickAttributes } from './run/retrieved-attributes.ts'
import { SqlValues, sqlNumber } from './sql-values.ts'

const documentsAtOnce = 500

/**
 * Every document of an index with all its attributes, in the order of its key: what a search of it finds, and what is
 * pushed to a Meilisearch. Throws SearchError for an index that does not exist.
 */
export async function* documentsOf(db: D1Database, uid: string): AsyncGenerator<SearchDocument> {
  const index = findIndex(uid, momentOf(new Date()))
  await index.prepare?.(db)
  await index.refresh?.(db)
  const wanted = everyAttribute(index)
  const reader = index.readDocuments(wanted)
  const keys = index.key.map((sql, place) => `${sql} AS k${place}`).join(', ')
  let last: (string | number)[] | undefined
  do {
    const values = new SqlValues()
    const after = last ? `AND (${index.key.join(', ')}) > (${last.map((key) => keySql(key, values)).join(', ')})` : ''
    const order = index.key.map((_, place) => `k${place}`).join(', ')
    const sql = `
      WITH p AS MATERIALIZED (
        SELECT ${keys} FROM ${index.from} WHERE ${index.where} ${after} ORDER BY ${order} LIMIT ${documentsAtOnce}
      )
      SELECT ${index.key.map((_, place) => `p.k${place} AS k${place}`).join(', ')}, ${reader.columns}
      FROM p ${reader.joins} ORDER BY ${order}`
    const { results } = await values.prepare(db, sql).all<Record<string, string | number>>()
    for (const row of results) yield pickAttributes(reader.toDocument(row), wanted)
    const end = results.at(-1)
    last = end && results.length === documentsAtOnce ? index.key.map((_, place) => end[`k${place}`] ?? '') : undefined
  } while (last)
}

function keySql(key: string | number, values: SqlValues): string {
  return typeof key === 'number' ? sqlNumber(key) : values.text(key)
}
