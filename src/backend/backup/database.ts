import { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { type Cell, type Row, rowsAtOnce, type Tables } from '../../contracts/backup.ts'

const NamesSchema = v.array(v.object({ name: v.string() }))
const MastersSchema = v.array(v.object({ name: v.string(), sql: v.string() }))
const ColumnsSchema = v.array(v.object({ name: v.string(), pk: v.number() }))
/** What D1 answers for bytes. */
const CellsSchema = v.array(
  v.array(v.union([v.null(), v.number(), v.string(), v.pipe(v.array(v.number()), v.transform(bytesOf))])),
)

/** Triggers of the schema, kept while a restore goes on without them. */
const triggersTable = 'restore_trigger'
/** How far the site was told of changes of this very database. */
const feedTable = 'told_feed'
const withoutOwn =
  "name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'd1\\_%' ESCAPE '\\'"

/**
 * The tables whose rows are a backup. Words of the search (FTS5) are not among them: they have no rows of their own and are
 * made of the others (`fillWords`).
 */
export async function readTables(db: D1Database): Promise<Tables> {
  const migrations = await db.prepare('SELECT name FROM d1_migrations ORDER BY name').all()
  const names = await tableNames(db)
  const tables = []
  for (const name of names) tables.push({ name, columns: (await columnsOf(db, name)).map((column) => column.name) })
  return { migrations: v.parse(NamesSchema, migrations.results).map(({ name }) => name), tables }
}

async function tableNames(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'table' AND ${withoutOwn} ORDER BY rowid`)
    .all()
  const all = v.parse(MastersSchema, results).filter(({ name }) => name !== triggersTable && name !== feedTable)
  const virtual = all.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql)).map(({ name }) => name)
  return all
    .map(({ name }) => name)
    .filter((name) => !virtual.some((each) => name === each || name.startsWith(`${each}_`)))
}

async function columnsOf(db: D1Database, table: string): Promise<v.InferOutput<typeof ColumnsSchema>> {
  return v.parse(ColumnsSchema, (await db.prepare(`PRAGMA table_info(${quoted(table)})`).all()).results)
}

/** Rows in the order of the primary key, from after the one that is named; null: there is no such table. */
export async function readRows(
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
export async function beginRestore(db: D1Database): Promise<void> {
  await db.prepare(`CREATE TABLE IF NOT EXISTS ${triggersTable} (name TEXT PRIMARY KEY, sql TEXT NOT NULL)`).run()
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid")
    .all()
  for (const { name, sql } of v.parse(MastersSchema, results)) {
    await db.batch([
      db.prepare(`INSERT OR REPLACE INTO ${triggersTable} VALUES (?1, ?2)`).bind(name, sql),
      db.prepare(`DROP TRIGGER ${quoted(name)}`),
    ])
  }
  for (const table of (await tableNames(db)).toReversed()) await db.prepare(`DELETE FROM ${quoted(table)}`).run()
}

/** Rows of a table, as `readRows` gave them; false: there is no such table, or it has other columns. */
export async function writeRows(
  db: D1Database,
  table: string,
  columns: number,
  rows: readonly Row[],
): Promise<boolean> {
  if (!(await tableNames(db)).includes(table)) return false
  const own = await columnsOf(db, table)
  if (own.length !== columns) return false
  const values = own.map((_, place) => valueAt(place))
  await db
    .prepare(
      `INSERT INTO ${quoted(table)} (${own.map(({ name }) => quoted(name)).join(', ')})
       SELECT ${values.join(', ')} FROM json_each(?1) ORDER BY key`,
    )
    .bind(JSON.stringify(rows.map((row) => row.map(hexOf))))
    .run()
  return true
}

/** The triggers are there again. */
export async function endRestore(db: D1Database): Promise<void> {
  const { results } = await db.prepare(`SELECT name, sql FROM ${triggersTable} ORDER BY rowid`).all()
  await db.batch([
    ...v.parse(MastersSchema, results).map(({ sql }) => db.prepare(sql)),
    db.prepare(`DROP TABLE ${triggersTable}`),
    // What was written meanwhile, no trigger has told the search engine of: it is given everything anew.
    db.prepare('UPDATE search_feed SET pushed_at = NULL'),
    // Nor the site's caches: under another stamp nothing that they have counts.
    db.prepare(`DELETE FROM ${feedTable}`),
  ])
}

/** Bytes go as hexadecimal digits, for JSON has no word for them. */
function valueAt(place: number): string {
  const path = `'$[${place}]'`
  return `CASE json_type(value, ${path}) WHEN 'array' THEN unhex(json_extract(value, '$[${place}][0]')) ELSE json_extract(value, ${path}) END`
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
