import { Hono } from 'hono'
import * as v from 'valibot'
import { RestoredRowsSchema, type Row } from '../../contracts/backup.ts'
import { replyOfBucket } from '../../domain/backup/bucket.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { isSameText } from '../tokens.ts'
import { beginRestore, endRestore, readRows, readTables, writeRows } from './database.ts'
import { fillWordsOfEntries, fillWordsOfHouses } from './fill-words.ts'

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
