import type { EnqueuedTaskPromise, Meilisearch } from 'meilisearch'
import { findIndex } from './indexes/find-index.ts'
import { settingsOf } from './indexes/index-settings.ts'
import { momentOf } from './indexes/moment.ts'
import type { SearchDocument } from './indexes/search-index.ts'
import { everyAttribute, pickAttributes } from './run/retrieved-attributes.ts'
import { SqlValues, sqlNumber } from './sql-values.ts'

const documentsAtOnce = 20_000
const timeoutMs = { timeout: 30 * 60_000, interval: 200 }

/**
 * Puts the documents and settings of the indexes into a real Meilisearch: each is built beside the one that answers, then
 * all change places in one task, and the old ones go. Throws when a task fails; what answers is then as it was.
 */
export async function pushIndexes(
  db: D1Database,
  client: Meilisearch,
  uids: readonly string[],
  report: (line: string) => void,
): Promise<void> {
  for (const uid of uids) {
    const count = await buildNext(db, client, uid)
    report(`${uid}: ${count} documents`)
  }
  await ensureAll(client, uids)
  await done(client.swapIndexes(uids.map((uid) => ({ indexes: [uid, nextOf(uid)], rename: false }))))
  for (const uid of uids) await done(client.deleteIndex(nextOf(uid)))
  report(`${uids.length} indexes changed places`)
}

async function buildNext(db: D1Database, client: Meilisearch, uid: string): Promise<number> {
  const name = nextOf(uid)
  await client.deleteIndexIfExists(name)
  await done(client.createIndex(name, { primaryKey: 'id' }))
  await done(client.index(name).updateSettings(settingsOf(findIndex(uid, momentOf(new Date())))))
  let count = 0
  let waiting: SearchDocument[] = []
  const send = async () => {
    if (waiting.length > 0) await done(client.index(name).addDocuments(waiting))
    count += waiting.length
    waiting = []
  }
  for await (const document of documentsOf(db, uid)) {
    waiting.push(withoutWrongPosition(document))
    if (waiting.length === documentsAtOnce) await send()
  }
  await send()
  return count
}

/** Only indexes that exist can change places. */
async function ensureAll(client: Meilisearch, uids: readonly string[]): Promise<void> {
  const { results } = await client.getIndexes({ limit: 10_000 })
  const known = new Set(results.map(({ uid }) => uid))
  for (const uid of uids) if (!known.has(uid)) await done(client.createIndex(uid, { primaryKey: 'id' }))
}

function nextOf(uid: string): string {
  return `${uid}_next`
}

/** One wrong position would make Meilisearch refuse the whole batch. */
function withoutWrongPosition(document: SearchDocument): SearchDocument {
  const { _geo: position, ...rest } = document
  return isPosition(position) ? document : rest
}

function isPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return false
  return Math.abs(Number(value.lat)) <= 90 && Math.abs(Number(value.lng)) <= 180
}

async function done(task: EnqueuedTaskPromise): Promise<void> {
  const { status, error } = await task.waitTask(timeoutMs)
  if (status !== 'succeeded') throw new Error(`Meilisearch says ${status}: ${error?.message ?? 'no reason given'}`)
}

const rowsAtOnce = 500

/**
 * Every document of an index with all its attributes, in the order of its key: what a search of it finds, and what is
 * pushed to a Meilisearch. Throws SearchError for an index that does not exist.
 */
export async function* documentsOf(db: D1Database, uid: string): AsyncGenerator<SearchDocument> {
  const index = findIndex(uid, momentOf(new Date()))
  await index.prepare?.(db)
  await index.refresh?.(db)
  const attributes = everyAttribute(index)
  const reader = index.readDocuments(attributes)
  const keys = index.key.map((sql, place) => `${sql} AS k${place}`).join(', ')
  let last: (string | number)[] | undefined
  do {
    const values = new SqlValues()
    const after = last ? `AND (${index.key.join(', ')}) > (${last.map((key) => keySql(key, values)).join(', ')})` : ''
    const order = index.key.map((_, place) => `k${place}`).join(', ')
    const sql = `
      WITH p AS MATERIALIZED (
        SELECT ${keys} FROM ${index.from} WHERE ${index.where} ${after} ORDER BY ${order} LIMIT ${rowsAtOnce}
      )
      SELECT ${index.key.map((_, place) => `p.k${place} AS k${place}`).join(', ')}, ${reader.columns}
      FROM p ${reader.joins} ORDER BY ${order}`
    const { results } = await values.prepare(db, sql).all<Record<string, string | number>>()
    for (const row of results) yield pickAttributes(reader.toDocument(row), attributes)
    const end = results.at(-1)
    last = end && results.length === rowsAtOnce ? index.key.map((_, place) => end[`k${place}`] ?? '') : undefined
  } while (last)
}

function keySql(key: string | number, values: SqlValues): string {
  return typeof key === 'number' ? sqlNumber(key) : values.text(key)
}
