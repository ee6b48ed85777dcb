import { Hono } from 'hono'
import * as v from 'valibot'
import { RestoredRowsSchema, type Row } from '../../contracts/backup.ts'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import { replyOfBucket } from '../../domain/backup/bucket.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { wordsOfEntry } from '../search/entries.ts'
import { insertRows, writeWordsOf } from '../search/text/fill-words.ts'
import { isSameText } from '../tokens.ts'
import { beginRestore, endRestore, readRows, readTables, writeRows } from './database.ts'

/** Houses of one request: each has a text of some thousand characters in every edition. */
const housesAtOnce = 200

const IdsSchema = v.array(v.object({ id: v.number() }))
const EntriesSchema = v.array(
  v.object({ number: v.number(), lan: MarketIdSchema, title: v.string(), body: v.string() }),
)

/**
 * The words by which search finds houses, made of their texts as the search makes them, from after the house of that id.
 * Answers the last one; null: all are there.
 */
async function fillWordsOfHouses(db: D1Database, after: number): Promise<number | null> {
  if (after === 0) await db.prepare("INSERT INTO search_house_text(search_house_text) VALUES ('delete-all')").run()
  const { results } = await db
    .prepare('SELECT id FROM lodging WHERE id > ?1 ORDER BY id LIMIT ?2')
    .bind(after, housesAtOnce)
    .all()
  const ids = v.parse(IdsSchema, results).map(({ id }) => id)
  const last = ids.at(-1)
  if (last === undefined) return null
  await writeWordsOf(db, ids)
  return ids.length < housesAtOnce ? null : last
}

/** The words by which it finds entries, made of what search keeps of each. */
async function fillWordsOfEntries(db: D1Database): Promise<void> {
  const { results } = await db.prepare('SELECT number, lan, title, body FROM search_entry ORDER BY number').all()
  const entries = v.parse(EntriesSchema, results)
  await db.batch([
    db.prepare("INSERT INTO search_content_text(search_content_text) VALUES ('delete-all')"),
    ...insertRows(db, 'search_content_text', entries.flatMap(wordsOfEntry)),
  ])
}

const AfterSchema = v.nullish(v.pipe(v.string(), v.parseJson(), v.array(v.union([v.null(), v.number(), v.string()]))))

/**
 * For `npm run backup` and `npm run restore` alone: every row of the database and every object of the bucket, read and
 * brought back. What is requested has BACKUP_SECRET as bearer; while that is empty there is nothing here.
 */
export const backupApp = new Hono<{ Bindings: Env }>()
backupApp.use(async (c, next) => {
  const { backupSecret } = readVariables(c.env)
  const given = c.req.header('authorization') ?? ''
  if (backupSecret === '' || !isSameText(given, `Bearer ${backupSecret}`)) {
    return failure(c, 404, 'not_found', 'There is nothing here without the secret.')
  }
  c.header('cache-control', 'no-store')
  await next()
})

backupApp.get('/tables', async (c) => c.json(await readTables(c.env.DB)))

backupApp.get('/tables/:name', async (c) => {
  const after = v.safeParse(AfterSchema, c.req.query('after'))
  if (!after.success) return failure(c, 400, 'invalid_request', 'Missing or wrong: after.')
  const page = await readRows(c.env.DB, c.req.param('name'), after.output ?? null)
  return page ? c.json(page) : failure(c, 404, 'not_found', 'There is no such table.')
})

backupApp.put('/tables/:name', async (c) => {
  const body = v.safeParse(RestoredRowsSchema, await c.req.json().catch(() => undefined))
  const [first]: (Row | undefined)[] = body.success ? body.output.rows : []
  if (!body.success || !first) return failure(c, 400, 'invalid_request', 'Missing or wrong: rows.')
  const isWritten = await writeRows(c.env.DB, c.req.param('name'), first.length, body.output.rows)
  return isWritten
    ? c.body(null, 204)
    : failure(c, 404, 'not_found', 'There is no such table, or it has other columns.')
})

backupApp.post('/restore/begin', async (c) => {
  await beginRestore(c.env.DB)
  return c.body(null, 204)
})

backupApp.post('/restore/words', async (c) => {
  const after = Number(c.req.query('after') ?? 0)
  return c.json({ next: await fillWordsOfHouses(c.env.DB, Number.isSafeInteger(after) ? after : 0) })
})

backupApp.post('/restore/end', async (c) => {
  await fillWordsOfEntries(c.env.DB)
  await endRestore(c.env.DB)
  return c.body(null, 204)
})

backupApp.all('/buckets/MEDIA', async (c) => {
  return (await replyOfBucket(c.req.raw, c.env.MEDIA)) ?? failure(c, 405, 'method_not_allowed', 'GET, PUT or DELETE.')
})
