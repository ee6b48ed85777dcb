import { Buffer } from 'node:buffer'
import { Hono } from 'hono'
import * as v from 'valibot'
import { type Cell, RestoredRowsSchema, type Row, rowsAtOnce, type Tables } from '../../contracts/backup.ts'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import { replyOfBucket } from '../../domain/backup/bucket.ts'
import { checkDatabaseAgain, isBeingRestored, restoreTable } from '../configuration/migrations.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { wordsOfEntry } from '../search/entries.ts'
import { insertRows, writeWordsOf } from '../search/text/fill-words.ts'
import { isSameText } from '../tokens.ts'

/** Houses of one request: each has a text of some thousand characters in every edition. */
const housesAtOnce = 200

const IdsSchema = v.array(v.object({ id: v.number() }))
const EntriesSchema = v.array(
  v.object({ number: v.number(), lan: MarketIdSchema, title: v.string(), body: v.string() }),
)

/**
 * Fills the words of the search from the houses' texts, as the search does, after the house of that id.
 * @returns the last id; null: all are filled
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

/** The search words of entries, computed from what search stores of each. */
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
  const written = await writeRows(c.env.DB, c.req.param('name'), first.length, body.output.rows)
  return written ? c.json(written) : failure(c, 404, 'not_found', 'There is no such table, or it has other columns.')
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

const NamesSchema = v.array(v.object({ name: v.string() }))
const MastersSchema = v.array(v.object({ name: v.string(), sql: v.string() }))
const ColumnsSchema = v.array(v.object({ name: v.string(), pk: v.number(), notnull: v.number() }))
/** What D1 answers for bytes. */
const CellsSchema = v.array(
  v.array(v.union([v.null(), v.number(), v.string(), v.pipe(v.array(v.number()), v.transform(bytesOf))])),
)

/** Up to which change of this database the site was notified. */
const feedTable = 'told_feed'
const withoutOwn =
  "name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'd1\\_%' ESCAPE '\\'"

/**
 * The tables of a backup. Words of the search (FTS5) are not among them: they have no rows of their own and are filled
 * from the others (`fillWords`).
 */
async function readTables(db: D1Database): Promise<Tables> {
  const migrations = await db.prepare('SELECT name FROM d1_migrations ORDER BY name').all()
  const names = await tableNames(db)
  const tables = []
  for (const name of names) tables.push({ name, columns: (await columnsOf(db, name)).map((column) => column.name) })
  return { migrations: v.parse(NamesSchema, migrations.results).map(({ name }) => name), tables }
}

/** Each after the tables that it refers to: a column that was added later may refer to a later table. */
async function tableNames(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'table' AND ${withoutOwn} ORDER BY rowid`)
    .all()
  const all = v.parse(MastersSchema, results).filter(({ name }) => name !== restoreTable && name !== feedTable)
  const virtual = all.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql)).map(({ name }) => name)
  const own = all.filter(({ name }) => !virtual.some((each) => name === each || name.startsWith(`${each}_`)))
  const names = new Set<string>()
  const add = ({ name, sql }: (typeof own)[number]) => {
    const referred = [...sql.matchAll(/\bREFERENCES\s+"?(\w+)/gi)].map(([, to]) => to)
    for (const each of own) if (each.name !== name && referred.includes(each.name) && !names.has(each.name)) add(each)
    names.add(name)
  }
  own.forEach(add)
  return [...names]
}

async function columnsOf(db: D1Database, table: string): Promise<v.InferOutput<typeof ColumnsSchema>> {
  return v.parse(ColumnsSchema, (await db.prepare(`PRAGMA table_info(${quoted(table)})`).all()).results)
}

/** Rows in the order of the primary key, from after the one that is named; null: there is no such table. */
async function readRows(
  db: D1Database,
  table: string,
  after: Row | null,
): Promise<{ rows: Row[]; next: Row | null } | null> {
  if (!(await tableNames(db)).includes(table)) return null
  const columns = await columnsOf(db, table)
  const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
  const order = key.length > 0 ? key.map(({ name }) => quoted(name)) : ['rowid']
  const places = order.map((_, index) => `?${index + 1}`)
  const where = after === null ? '' : `WHERE (${order.join(', ')}) > (${places.join(', ')})`
  const own = columns.map(({ name }) => quoted(name))
  const statement = db.prepare(
    `SELECT ${[...order, ...own].join(', ')} FROM ${quoted(table)} ${where} ORDER BY ${order.join(', ')} LIMIT ${rowsAtOnce}`,
  )
  const raw = v.parse(CellsSchema, await statement.bind(...(after ?? [])).raw())
  const last = raw.length === rowsAtOnce ? raw.at(-1) : undefined
  return { rows: raw.map((row) => row.slice(order.length)), next: last?.slice(0, order.length) ?? null }
}

/** Every table is empty afterwards, and its triggers rest until `endRestore`. */
async function beginRestore(db: D1Database): Promise<void> {
  await db.prepare(`CREATE TABLE IF NOT EXISTS ${restoreTable} (name TEXT PRIMARY KEY, sql TEXT NOT NULL)`).run()
  checkDatabaseAgain(db)
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid")
    .all()
  for (const { name, sql } of v.parse(MastersSchema, results)) {
    await db.batch([
      db.prepare(`INSERT OR REPLACE INTO ${restoreTable} VALUES (?1, ?2)`).bind(name, sql),
      db.prepare(`DROP TRIGGER IF EXISTS ${quoted(name)}`),
    ])
  }
  for (const table of (await tableNames(db)).toReversed()) await db.prepare(`DELETE FROM ${quoted(table)}`).run()
}

const ReferencesSchema = v.array(v.object({ table: v.string(), from: v.string(), to: v.string() }))

/**
 * Rows of a table, as `readRows` gave them. Their request is repeated where its reply was lost: rows with a key are there
 * once all the same, and of others the comparison after a restore would find the copies. A row may refer to one that was
 * written or deleted while the backup was made, and is in none of its tables: then it is left out, or where it need not
 * refer to any, without the reference.
 * @returns the number of such rows; null: there is no such table, or it has other columns
 */
async function writeRows(
  db: D1Database,
  table: string,
  columns: number,
  rows: readonly Row[],
): Promise<{ incomplete: number } | null> {
  if (!(await tableNames(db)).includes(table)) return null
  const own = await columnsOf(db, table)
  if (own.length !== columns) return null
  const { results } = await db.prepare(`PRAGMA foreign_key_list(${quoted(table)})`).all()
  const lacks = new Map(
    v.parse(ReferencesSchema, results).map(({ table: other, from, to }) => {
      const value = valueAt(own.findIndex(({ name }) => name === from))
      const isThere = `EXISTS (SELECT 1 FROM ${quoted(other)} WHERE ${quoted(to)} = ${value})`
      return [from, `(${value} IS NOT NULL AND NOT ${isThere})`] as const
    }),
  )
  const values = own.map(({ name }, place) =>
    lacks.has(name) ? `iif(${lacks.get(name)}, NULL, ${valueAt(place)})` : valueAt(place),
  )
  const needed = own.flatMap(({ name, notnull, pk }) => ((notnull === 1 || pk > 0) && lacks.get(name)) || [])
  const json = JSON.stringify(rows.map((row) => row.map(hexOf)))
  const [counted] = await db.batch([
    db.prepare(`SELECT count(*) AS incomplete FROM ${sent} WHERE ${['0', ...lacks.values()].join(' OR ')}`).bind(json),
    db
      .prepare(
        `INSERT OR REPLACE INTO ${quoted(table)} (${own.map(({ name }) => quoted(name)).join(', ')})
         SELECT ${values.join(', ')} FROM ${sent} WHERE NOT (${['0', ...needed].join(' OR ')}) ORDER BY sent.key`,
      )
      .bind(json),
  ])
  return v.parse(v.tuple([v.object({ incomplete: v.number() })]), counted?.results)[0]
}

/** The triggers are there again; nothing where the restore has ended before. */
async function endRestore(db: D1Database): Promise<void> {
  if (!(await isBeingRestored(db))) return
  const { results } = await db.prepare(`SELECT name, sql FROM ${restoreTable} ORDER BY rowid`).all()
  await db.batch([
    ...v.parse(MastersSchema, results).map(({ sql }) => db.prepare(sql)),
    db.prepare(`DROP TABLE ${restoreTable}`),
    // No trigger has reported the rows written meanwhile to the search engine: it gets a full push.
    db.prepare('UPDATE search_feed SET pushed_at = NULL'),
    // Nor the site's caches: under another stamp nothing that they have counts.
    db.prepare(`DELETE FROM ${feedTable}`),
  ])
}

/** The rows of a request. */
const sent = 'json_each(?1) AS sent'

/** Bytes go as hexadecimal digits, for JSON has no word for them. */
function valueAt(place: number): string {
  const path = `'$[${place}]'`
  return `CASE json_type(sent.value, ${path}) WHEN 'array' THEN unhex(json_extract(sent.value, '$[${place}][0]')) ELSE json_extract(sent.value, ${path}) END`
}

function hexOf(cell: Cell): unknown {
  return typeof cell === 'object' && cell !== null ? [Buffer.from(cell.base64, 'base64').toString('hex')] : cell
}

function bytesOf(bytes: number[]): Cell {
  return { base64: Buffer.from(bytes).toString('base64') }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
