import type { Cell, ObjectDump } from '../../contracts/backup.ts'
import { decodeValue, encodeValue } from './encode-value.ts'

/** What a Durable Object keeps, whatever its class: tables with their indexes, values under keys, its alarm. */
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

/** Everything that the object kept is gone, and this is there in its place. */
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
      for (const row of rows) storage.sql.exec(`INSERT INTO ${quoted(name)} VALUES (${places})`, ...row.map(keptValue))
      for (const other of others) storage.sql.exec(other)
    }
  })
  for (const [key, value] of dump.values) await storage.put(key, decodeValue(value))
  if (dump.alarm !== null) await storage.setAlarm(dump.alarm)
}

/** SQLite's own table of the last ids of tables that give none again. */
const sequences = 'sqlite_sequence'

interface SchemaRow {
  name: string
  table: string
  sql: string
}

/** Without what the platform keeps for itself. */
function schemaOf(storage: DurableObjectStorage, type: 'table' | 'index' | 'trigger'): SchemaRow[] {
  return storage.sql
    .exec('SELECT name, tbl_name, sql FROM sqlite_master WHERE type = ? AND sql IS NOT NULL ORDER BY rowid', type)
    .toArray()
    .map(({ name, tbl_name, sql }) => ({ name: String(name), table: String(tbl_name), sql: String(sql) }))
    .filter(({ name }) => name === sequences || !/^(?:_cf_|sqlite_|__)/.test(name))
}

/** Rows that are brought back count on. */
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

function keptValue(cell: Cell): SqlStorageValue {
  if (typeof cell !== 'object' || cell === null) return cell
  return Uint8Array.from(atob(cell.base64), (letter) => letter.charCodeAt(0)).buffer
}
