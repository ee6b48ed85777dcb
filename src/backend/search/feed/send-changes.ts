import type { EnqueuedTask, Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { findIndex } from '../indexes/find-index.ts'
import { momentOf, type SearchIndex } from '../indexes/search-index.ts'
import type { SqlValues } from '../sql-values.ts'
import { confirmChanges, nextScope, type Scope } from './changes.ts'
import {
  fetchDocuments,
  readDocuments,
  readKeys,
  refreshIfStale,
  sendDocuments,
  sentDocument,
  type Within,
} from './documents.ts'
import { readFeed } from './feed-row.ts'
import { tasksDone } from './tasks.ts'

/**
 * Sends the oldest changes, with the current data, and waits until the engine has applied them: only then they are
 * confirmed. Sending twice is harmless. An engine runs its tasks in order, so that stays that are no longer offered
 * leave every edition before anything is added.
 * @param uids the indexes that the engine has
 * @returns whether there were any
 */
export async function sendChanges(db: D1Database, client: Meilisearch, uids: readonly string[]): Promise<boolean> {
  const feed = await readFeed(db)
  if (!feed) return false
  const moment = momentOf(new Date())
  const indexes = uids.map((uid) => findIndex(uid, moment))
  // Holds that have ended and cheapest stays that have passed are changes too.
  const [ofHouses] = indexes.filter(({ subject }) => subject.kind === 'house')
  if (ofHouses) await refreshIfStale(db, ofHouses)
  const scope = await nextScope(db, feed.cursor)
  if (!scope) return false
  const parts: Part[] = []
  for (const index of indexes) parts.push(...(await partsOf(client, index, scope)))
  const tasks: EnqueuedTask[] = []
  const removed = new Map<Part, ReadonlySet<string>>()
  for (const part of offersFirst(parts)) {
    const ids = await idsToDelete(db, part)
    if (ids.length > 0) tasks.push(await client.index(part.index.uid).deleteDocuments(ids))
    removed.set(part, new Set(ids))
  }
  for (const part of parts) tasks.push(...(await sendPart(db, client, part, removed.get(part))))
  await tasksDone(client, tasks)
  await confirmChanges(db, scope, Date.now())
  return true
}

/** Documents to be read, and all ids that the engine may have and that may be gone. */
interface Part {
  index: SearchIndex
  within: Within
  ids: readonly string[]
}

/** Stays that are read and sent at once. */
const staysAtOnce = 2000

async function partsOf(client: Meilisearch, index: SearchIndex, scope: Scope): Promise<Part[]> {
  const { houses, texts, stays, areEntries } = scope
  const { subject, lan } = index
  if (subject.kind === 'house') return housesIn(index, houses, String)
  if (subject.kind === 'status') return housesIn(index, texts, String)
  if (subject.kind === 'page') {
    const pages = areEntries
      ? [{ index, within: ({ key }: SearchIndex) => `${key[0]} < 0`, ids: await pageIds(client, index) }]
      : []
    return [
      ...pages,
      ...housesIn(
        index,
        texts,
        (id) => `lodging-${id}`,
        (id) => id * 10 + lan,
      ),
    ]
  }
  const { covers } = subject
  const own = stays.filter(([, arrival, nights]) => covers(arrival, nights))
  return Array.from({ length: Math.ceil(own.length / staysAtOnce) }, (_, place) => {
    const those = own.slice(place * staysAtOnce, (place + 1) * staysAtOnce)
    return {
      index,
      within: ({ key }, values) =>
        `(${key.join(', ')}) IN (SELECT value ->> 0, value ->> 1, value ->> 2 FROM ${listOf(those, values)})`,
      ids: those.map((stay) => stay.join('-')),
    }
  })
}

function housesIn(
  index: SearchIndex,
  houses: readonly number[],
  idOf: (house: number) => string,
  keyOf = (house: number) => house,
): Part[] {
  if (houses.length === 0) return []
  const keys = houses.map(keyOf)
  return [
    {
      index,
      within: ({ key }, values) => `${key[0]} IN (SELECT value FROM ${listOf(keys, values)})`,
      ids: houses.map(idOf),
    },
  ]
}

function listOf(values: readonly unknown[], texts: SqlValues): string {
  return `json_each(${texts.text(JSON.stringify(values))})`
}

const idsAtOnce = 10_000
const IdSchema = v.object({ id: v.string() })

/** Ids of the content's pages in the engine: no table knows which of them are gone. */
async function pageIds(client: Meilisearch, { uid }: SearchIndex): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const page = { filter: 'type != lodging', fields: ['id'], limit: idsAtOnce, offset: ids.length }
    const { documents } = await fetchDocuments(client, uid, IdSchema, page)
    ids.push(...documents.map(({ id }) => id))
    if (documents.length < idsAtOnce) return ids
  }
}

/**
 * Parts in the order in which guests need them, index by index and each in all editions: stays first, of them those of
 * a week, whose index has every length and is the first of an edition.
 */
function offersFirst(parts: readonly Part[]): Part[] {
  const of = (kind: SearchIndex['subject']['kind']) => parts.filter(({ index }) => index.subject.kind === kind)
  const stays = Map.groupBy(of('stay'), ({ index: { uid } }) => uid.slice(0, uid.lastIndexOf('_lan-')))
  return [...[...stays.values()].flat(), ...of('house')]
}

/** Ids of the stays or houses that are not offered now. */
async function idsToDelete(db: D1Database, { index, within, ids }: Part): Promise<string[]> {
  const keys = await readKeys(db, index, within)
  const found = new Set(keys.map((key) => (index.subject.kind === 'stay' ? key.join('-') : String(key[0]))))
  return ids.filter((id) => !found.has(id))
}

/** @param removed ids that were removed from the engine already: those that exist again are added */
async function sendPart(
  db: D1Database,
  client: Meilisearch,
  { index: { uid }, within, ids }: Part,
  removed: ReadonlySet<string> = new Set(),
): Promise<EnqueuedTask[]> {
  const gone = new Set(ids.filter((id) => !removed.has(id)))
  const found = []
  for await (const { documents } of readDocuments(db, uid, { within })) {
    for (const document of documents) {
      const sent = sentDocument(document)
      gone.delete(sent.id)
      found.push(sent)
    }
  }
  return [
    ...(gone.size > 0 ? [await client.index(uid).deleteDocuments([...gone])] : []),
    ...(found.length > 0 ? [await sendDocuments(client, uid, found)] : []),
  ]
}
