import type { Cell, ObjectDump } from '../../contracts/backup.ts'

/** The contents of a Durable Object of any class: tables with their indexes, values under keys, its alarm. */
export async function dumpStorage(id: string, storage: DurableObjectStorage): Promise<ObjectDump> {
  const tables = schemaOf(storage, 'table').map(({ name, sql }) => {
    const cursor = storage.sql.exec(`SELECT * FROM ${quoted(name)}`)
    const rows = [...cursor.raw<SqlStorageValue[]>()].map((row) => row.map(cellOf))
    const indexes = [...schemaOf(storage, 'index'), ...schemaOf(storage, 'trigger')]
    const own = indexes.filter(({ table }) => table === name).map((each) => each.sql)
    return { name, sql: [sql, ...own], columns: cursor.columnNames, rows }
  })
  const values = [...(await storage.list())].map(([key, value]): [string, string] => [key, encodeValue(value)])
  return { id, tables, values, alarm: await storage.getAlarm() }
}

/** Replaces everything that the object stores. */
export async function restoreStorage(storage: DurableObjectStorage, dump: ObjectDump): Promise<void> {
  await storage.deleteAlarm()
  await storage.deleteAll()
  storage.transactionSync(() => {
    for (const { name, sql, columns, rows } of sequencesLast(dump.tables)) {
      const [table = '', ...others] = sql
      if (name === sequences) storage.sql.exec(`DELETE FROM ${sequences}`)
      else {
        storage.sql.exec(`DROP TABLE IF EXISTS ${quoted(name)}`)
        storage.sql.exec(table)
      }
      const places = columns.map(() => '?').join(', ')
      for (const row of rows)
        storage.sql.exec(`INSERT INTO ${quoted(name)} VALUES (${places})`, ...row.map(storedValue))
      for (const other of others) storage.sql.exec(other)
    }
  })
  for (const [key, value] of dump.values) await storage.put(key, decodeValue(value))
  if (dump.alarm !== null) await storage.setAlarm(dump.alarm)
}

/** SQLite's table of last ids, of tables that never reuse one. */
const sequences = 'sqlite_sequence'

interface SchemaRow {
  name: string
  table: string
  sql: string
}

/** Without the tables of the platform. */
function schemaOf(storage: DurableObjectStorage, type: 'table' | 'index' | 'trigger'): SchemaRow[] {
  return storage.sql
    .exec('SELECT name, tbl_name, sql FROM sqlite_master WHERE type = ? AND sql IS NOT NULL ORDER BY rowid', type)
    .toArray()
    .map(({ name, tbl_name, sql }) => ({ name: String(name), table: String(tbl_name), sql: String(sql) }))
    .filter(({ name }) => name === sequences || !/^(?:_cf_|sqlite_|__)/.test(name))
}

/** Restores the sequences last, so that new rows continue the numbering. */
function sequencesLast(tables: ObjectDump['tables']): ObjectDump['tables'] {
  return tables.toSorted((one, other) => Number(one.name === sequences) - Number(other.name === sequences))
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function cellOf(value: SqlStorageValue): Cell {
  if (!(value instanceof ArrayBuffer)) return value
  return { base64: btoa(Array.from(new Uint8Array(value), (byte) => String.fromCharCode(byte)).join('')) }
}

function storedValue(cell: Cell): SqlStorageValue {
  if (typeof cell !== 'object' || cell === null) return cell
  return Uint8Array.from(atob(cell.base64), (letter) => letter.charCodeAt(0)).buffer
}

/** Marks a value that JSON can't express, as an object with this one key. */
const mark = '$kept'

/**
 * A value of a Durable Object's storage as JSON.
 * @throws Error for a type of value that nothing here stores
 */
export function encodeValue(value: unknown): string {
  return JSON.stringify(marked(value))
}

export function decodeValue(text: string): unknown {
  return unmarked(JSON.parse(text))
}

function marked(value: unknown): unknown {
  if (value === undefined) return { [mark]: 'undefined' }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value instanceof Date) return { [mark]: 'date', at: value.getTime() }
  if (Array.isArray(value)) return value.map(marked)
  if (isPlain(value) && !Object.hasOwn(value, mark)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part)]))
  }
  throw new Error(`A backup knows no ${Object.prototype.toString.call(value)}`)
}

function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked)
  if (typeof value !== 'object' || value === null) return value
  const kind = Reflect.get(value, mark)
  if (kind === 'undefined') return undefined
  if (kind === 'date') return new Date(Number(Reflect.get(value, 'at')))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unmarked(part)]))
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
