import type { EnqueuedTask, Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { findIndex } from '../indexes/find-index.ts'
import { settingsOf } from '../indexes/index-settings.ts'
import { type Moment, momentOf } from '../indexes/search-index.ts'
import {
  checksumAttribute,
  fetchDocuments,
  type Key,
  readDocuments,
  type SentDocument,
  sendDocuments,
  sentDocument,
} from './documents.ts'
import type { Drift } from './feed-row.ts'
import { EngineEmptiedError, PushLostError, tasksDone } from './tasks.ts'

export interface PushOptions {
  /** When to stop for now: milliseconds since 1970. */
  until?: number
  /** Characters of documents that are sent at once: what the sender's memory has room for twice. */
  maxLength: number
  /** Called between two batches. */
  between?: () => Promise<unknown>
  report?: (line: string) => void
}

/** Begins a full push of these indexes from the start; nothing is sent yet. */
export async function beginPush(
  db: D1Database,
  { form, uids, isBare }: { form: string; uids: readonly string[]; isBare: boolean },
): Promise<void> {
  await db.batch([
    // Changes from here on are sent again after the push.
    db.prepare('UPDATE search_feed SET push_after = coalesce(push_after, cursor), form = ?1').bind(form),
    db.prepare('DELETE FROM search_push'),
    db
      .prepare(
        `INSERT INTO search_push (uid, place, state, at_once) SELECT value, key, 'waiting', ?2 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(uids), isBare ? 1 : 0),
  ])
}

const RowSchema = v.object({
  uid: v.string(),
  state: v.picklist(['waiting', 'building', 'built', 'placed']),
  at_once: v.pipe(
    v.number(),
    v.transform((one) => one === 1),
  ),
  last: v.nullable(v.pipe(v.string(), v.parseJson(), v.array(v.union([v.string(), v.number()])))),
  documents: v.number(),
})
type Row = v.InferOutput<typeof RowSchema>

/**
 * Goes on with the full push that has begun: each index is built beside the one that answers, then all change places in one
 * task, and the old ones go. Where the engine had nothing whole, each takes its place once it is built. Throws when a task
 * fails; what answers is then as it was.
 * @returns null as long as there is more to do
 */
export async function continuePush(db: D1Database, client: Meilisearch, options: PushOptions): Promise<Drift | null> {
  const rows = await readRows(db)
  await failUnlessBuilt(client, rows)
  for (const row of rows) {
    if (row.state === 'waiting') await prepareNext(db, client, row.uid)
    if (row.state === 'waiting' || row.state === 'building') {
      if (!(await buildNext(db, client, row, options))) return null
    }
    if (row.at_once && row.state !== 'placed') await placeAtOnce(db, client, row.uid)
  }
  const built = rows.filter(({ at_once }) => !at_once).map(({ uid }) => uid)
  const drift = await driftOf(db, client, built)
  await swap(db, client, built)
  await finish(db, drift)
  await deleteNexts(client, built)
  return drift
}

/** Not again those that have changed places before this was interrupted: then the newer one answers already. */
async function swap(db: D1Database, client: Meilisearch, uids: readonly string[]): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: maxIndexes })
  const createdAt = new Map(results.map((index) => [index.uid, Date.parse(index.createdAt)]))
  const waiting = uids.filter((uid) => (createdAt.get(nextOf(uid)) ?? 0) > (createdAt.get(uid) ?? 0))
  if (waiting.length === 0) return
  for (const uid of waiting) await failUnlessWhole(db, client, uid)
  const pairs = waiting.map((uid) => ({ indexes: [uid, nextOf(uid)] as [string, string], rename: false }))
  await tasksDone(client, [await client.swapIndexes(pairs)])
}

/** Deletes what an earlier full push has left of these indexes. */
export async function deleteNexts(client: Meilisearch, uids: readonly string[]): Promise<void> {
  const known = await indexesOf(client)
  const left = uids.map(nextOf).filter((name) => known.has(name))
  await tasksDone(client, await Promise.all(left.map((name) => client.deleteIndex(name))))
}

/**
 * Deletes the indexes of lengths that no house is let for any more: nothing is sent to them, so that they would offer their
 * last stays for ever. A search for such a length is answered by the embedded search then, as for any missing index.
 */
export async function deletePassed(
  client: Meilisearch,
  known: ReadonlySet<string>,
  uids: readonly string[],
): Promise<void> {
  const passed = [...known].filter((uid) => isOfLength.test(uid) && !uids.includes(uid))
  await tasksDone(client, await Promise.all(passed.map((uid) => client.deleteIndex(uid))))
}

/** Deletes the stays that can't be booked any more since their day has come: no change of the tables tells of them. */
export async function deletePassedStays(client: Meilisearch, uids: readonly string[], moment: Moment): Promise<void> {
  const filter = `dateTs < ${Date.parse(moment.firstArrival) / 1000}`
  const tasks: EnqueuedTask[] = []
  for (const uid of uids.filter((each) => findIndex(each, moment).subject.kind === 'stay')) {
    const { total } = await fetchDocuments(client, uid, v.unknown(), { filter, limit: 0 })
    if (total > 0) tasks.push(await client.index(uid).deleteDocuments({ filter }))
  }
  await tasksDone(client, tasks)
}

const isOfLength = /^lodgingOptions_duration-\d+_lan-\d+$/

async function readRows(db: D1Database): Promise<Row[]> {
  const { results } = await db.prepare('SELECT * FROM search_push ORDER BY place').all()
  return v.parse(v.array(RowSchema), results)
}

/** Checks that the index in progress is still there: otherwise the engine was restarted empty. */
async function failUnlessBuilt(client: Meilisearch, rows: readonly Row[]): Promise<void> {
  const known = await indexesOf(client)
  for (const { uid, state } of rows) {
    const name = state === 'placed' ? uid : nextOf(uid)
    if (state !== 'waiting' && !known.has(name)) throw new EngineEmptiedError()
  }
}

/** More than there are. */
const maxIndexes = 10_000

export async function indexesOf(client: Meilisearch): Promise<Set<string>> {
  const { results } = await client.getRawIndexes({ limit: maxIndexes })
  return new Set(results.map(({ uid }) => uid))
}

function nextOf(uid: string): string {
  return `${uid}_next`
}

async function prepareNext(db: D1Database, client: Meilisearch, uid: string): Promise<void> {
  const name = nextOf(uid)
  if ((await indexesOf(client)).has(name)) await tasksDone(client, [await client.deleteIndex(name)])
  await tasksDone(client, [
    await client.createIndex(name, { primaryKey: 'id' }),
    await client.index(name).updateSettings(settingsOf(findIndex(uid, momentOf(new Date())))),
  ])
  await db.prepare("UPDATE search_push SET state = 'building' WHERE uid = ?1").bind(uid).run()
}

interface Batch {
  documents: SentDocument[]
  last: Key
}

/**
 * Batches that may be sent without being confirmed. The engine takes waiting ones together, at half the cost of single
 * ones; but changes wait behind them, so that beside an index in use there is only one.
 */
const maxSent = { atOnce: 8, beside: 1 } as const

/** False where the time was over before its end. */
async function buildNext(
  db: D1Database,
  client: Meilisearch,
  { uid, last, at_once: isAtOnce, documents }: Row,
  { until = Number.POSITIVE_INFINITY, maxLength, between, report }: PushOptions,
): Promise<boolean> {
  let count = documents
  const waiting = isAtOnce ? maxSent.atOnce : maxSent.beside
  const sent: Sent[] = []
  const confirmUntil = async (left: number) => {
    for (const { task, length, last: key, seen } of sent.splice(0, sent.length - left)) {
      await tasksDone(client, [task])
      await storeProgress(db, uid, { length, last: key }, seen)
      count += length
    }
  }
  for await (const { documents: made, last: key } of batchesOf(db, uid, last ?? undefined, maxLength)) {
    const seen = isAtOnce ? nothingSeen : await compare(client, uid, made)
    if (sent.length === waiting) await confirmUntil(waiting - 1)
    const task = await sendDocuments(client, nextOf(uid), made)
    sent.push({ task, length: made.length, last: key, seen })
    await between?.()
    if (Date.now() > until) {
      await confirmUntil(0)
      return false
    }
  }
  await confirmUntil(0)
  await compact(client, nextOf(uid), report)
  await db.prepare("UPDATE search_push SET state = 'built' WHERE uid = ?1").bind(uid).run()
  report?.(`${uid}: ${count} documents`)
  return true
}

/** Frees the space that batches have left in the index's database. A failure does no harm. */
async function compact(client: Meilisearch, name: string, report: PushOptions['report']): Promise<void> {
  try {
    await tasksDone(client, [await client.httpRequest.post<EnqueuedTask>({ path: `indexes/${name}/compact` })])
  } catch (error) {
    if (error instanceof EngineEmptiedError) throw error
    report?.(`${name} was not compacted: ${error instanceof Error ? error.message : error}`)
  }
}

async function* batchesOf(
  db: D1Database,
  uid: string,
  after: Key | undefined,
  maxLength: number,
): AsyncGenerator<Batch> {
  let batch: Batch = { documents: [], last: [] }
  let length = 0
  for await (const { documents, last } of readDocuments(db, uid, { after })) {
    for (const document of documents) {
      const sent = sentDocument(document)
      length += sent.json.length
      batch.documents.push(sent)
    }
    batch.last = last
    if (length < maxLength) continue
    yield batch
    batch = { documents: [], last: [] }
    length = 0
  }
  if (batch.documents.length > 0) yield batch
}

/** Of documents: how many the index that answers lacks, has otherwise, and has. */
type Seen = Record<'missing' | 'changed' | 'same', number>
const nothingSeen: Seen = { missing: 0, changed: 0, same: 0 }
const SeenDocumentSchema = v.object({ id: v.string(), [checksumAttribute]: v.optional(v.string()) })

async function compare(client: Meilisearch, uid: string, documents: Batch['documents']): Promise<Seen> {
  const ids = documents.map(({ id }) => id)
  const fetched = { ids, fields: ['id', checksumAttribute], limit: ids.length }
  const { documents: before } = await fetchDocuments(client, uid, SeenDocumentSchema, fetched)
  const known = new Map(before.map(({ id, checksum }) => [id, checksum]))
  const missing = documents.filter(({ id }) => !known.has(id)).length
  const same = documents.filter(({ id, checksum }) => known.get(id) === checksum).length
  return { missing, same, changed: documents.length - missing - same }
}

interface Progress {
  /** Documents. */
  length: number
  last: Key
}
type Sent = Progress & { task: EnqueuedTask; seen: Seen }

async function storeProgress(db: D1Database, uid: string, { length, last }: Progress, seen: Seen): Promise<void> {
  await db
    .prepare(
      `UPDATE search_push SET last = ?2, documents = documents + ?3,
         missing = missing + ?4, changed = changed + ?5, same = same + ?6 WHERE uid = ?1`,
    )
    .bind(uid, JSON.stringify(last), length, seen.missing, seen.changed, seen.same)
    .run()
}

async function placeAtOnce(db: D1Database, client: Meilisearch, uid: string): Promise<void> {
  if ((await indexesOf(client)).has(uid)) await swap(db, client, [uid])
  else {
    await failUnlessWhole(db, client, uid)
    await tasksDone(client, [await client.swapIndexes([{ indexes: [nextOf(uid), uid], rename: true }])])
  }
  await db.prepare("UPDATE search_push SET state = 'placed' WHERE uid = ?1").bind(uid).run()
  await deleteNexts(client, [uid])
}

/**
 * Checks that an index has everything that this push has sent to it, and its settings: another push, which knows nothing of
 * this one, makes indexes of the same names anew.
 */
async function failUnlessWhole(db: D1Database, client: Meilisearch, uid: string): Promise<void> {
  const name = nextOf(uid)
  const sent = await db.prepare('SELECT documents FROM search_push WHERE uid = ?1').bind(uid).first<number>('documents')
  const { total } = await fetchDocuments(client, name, v.unknown(), { limit: 0 })
  const { rankingRules } = await client.index(name).getSettings()
  const own = settingsOf(findIndex(uid, momentOf(new Date()))).rankingRules
  if (total === sent && JSON.stringify(rankingRules) === JSON.stringify(own)) return
  throw new PushLostError(
    `Another push has written to ${name}, which has ${total} of ${sent} documents: it is not used`,
  )
}

const SumsSchema = v.object({ missing: v.number(), changed: v.number(), same: v.number() })

async function driftOf(db: D1Database, client: Meilisearch, uids: readonly string[]): Promise<Drift> {
  const drift = { missing: 0, changed: 0, extra: 0 }
  const moment = momentOf(new Date())
  for (const uid of uids) {
    const row = await db.prepare('SELECT missing, changed, same FROM search_push WHERE uid = ?1').bind(uid).first()
    const { missing, changed, same } = v.parse(SumsSchema, row)
    const before = await countBefore(client, uid, moment)
    drift.missing += missing
    drift.changed += changed
    drift.extra += Math.max(0, before - changed - same)
  }
  return drift
}

/** How many documents the index that answers has, but for stays that can't be booked any more since they have begun. */
async function countBefore(client: Meilisearch, uid: string, moment: Moment): Promise<number> {
  const firstTs = Date.parse(moment.firstArrival) / 1000
  const isOfStays = findIndex(uid, moment).subject.kind === 'stay'
  const filter = isOfStays ? { filter: `dateTs >= ${firstTs}` } : {}
  const { total } = await fetchDocuments(client, uid, v.unknown(), { ...filter, limit: 0 })
  return total
}

/** Changes since the push began are sent again: its indexes may have been read before. */
async function finish(db: D1Database, drift: Drift): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE search_feed SET cursor = coalesce(push_after, cursor), push_after = NULL, pushed_at = ?1, drift = ?2,
           failure = NULL`,
      )
      .bind(Date.now(), JSON.stringify(drift)),
    db.prepare('DELETE FROM search_push'),
  ])
}
