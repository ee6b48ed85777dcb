import type { Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { checksum } from '../../../domain/digests.ts'
import { findIndex } from '../indexes/find-index.ts'
import { momentOf, type SearchDocument, type SearchIndex } from '../indexes/search-index.ts'
import { everyAttribute, pickAttributes } from '../run/retrieved-attributes.ts'
import { SqlValues, sqlNumber } from '../sql-values.ts'

/** Fields that depend on the day without any change: two days are not compared by them. */
const ofTheDay: ReadonlySet<string> = new Set([
  ...['daysPublished', 'bsDaysPublished', 'categories', 'choices'],
  ...['lastMinute', 'free', 'dates', 'durations', 'changeDays'],
])

/** The attribute that a document as the engine has it is compared by. */
export const checksumAttribute = 'checksum'

/** A document as the engine is given it. */
export interface SentDocument {
  id: string
  checksum: string
  /** One line: it is written out once. */
  json: string
}

/** One wrong position would make an engine refuse all that it is given with. */
export function sentDocument(document: SearchDocument): SentDocument {
  const [lasting, passing]: [SearchDocument, SearchDocument] = [{}, {}]
  for (const name of Object.keys(document)) {
    if (name === '_geo' && !isPosition(document[name])) continue
    const part = ofTheDay.has(name) ? passing : lasting
    part[name] = document[name]
  }
  const text = JSON.stringify(lasting)
  const own = checksum(text)
  const rest = JSON.stringify({ ...passing, [checksumAttribute]: own })
  return { id: String(document.id), checksum: own, json: `${text.slice(0, -1)},${rest.slice(1)}` }
}

/** Gives an index these documents. */
export function sendDocuments(client: Meilisearch, uid: string, documents: readonly SentDocument[]) {
  const lines = documents.map(({ json }) => json).join('\n')
  return client.index(uid).addDocumentsFromString(lines, 'application/x-ndjson')
}

function isPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return false
  return Math.abs(Number(value.lat)) <= 90 && Math.abs(Number(value.lng)) <= 180
}

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

/** Refreshes an index's tables where they are out of date. */
export async function refreshIfStale(db: D1Database, { staleSql, refresh }: SearchIndex): Promise<void> {
  if (staleSql && refresh && (await db.prepare(staleSql).first())) await refresh(db)
}

function keySql(key: string | number, values: SqlValues): string {
  return typeof key === 'number' ? sqlNumber(key) : values.text(key)
}

interface Fetch {
  ids?: readonly string[]
  filter?: string
  fields?: readonly string[]
  limit: number
  offset?: number
}

/** Documents of an index that the engine has. The client's own call would write the ids into the URL. */
export async function fetchDocuments<Schema extends v.GenericSchema>(
  client: Meilisearch,
  uid: string,
  schema: Schema,
  body: Fetch,
): Promise<{ documents: v.InferOutput<Schema>[]; total: number }> {
  const reply = await client.httpRequest.post({ path: `indexes/${uid}/documents/fetch`, body })
  const { results, total } = v.parse(v.object({ results: v.array(schema), total: v.number() }), reply)
  return { documents: results, total }
}
