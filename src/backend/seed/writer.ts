import { sendAgain } from './send-again.ts'

export type Value = string | number | null
export type Row = readonly Value[]

/** Receives a seed's rows. Rows may be held back until `finish`. */
export interface SeedWriter {
  /** Deletes rows in the order given: whole tables by their names, or a name and its WHERE. */
  clear(tables: readonly string[]): Promise<void>
  insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>
  finish(): Promise<void>
}

/** Below D1's limit for one bound value, whatever the letters are in UTF-8. */
const chunkLength = 440_000
const chunksInBatch = 12

interface Buffer {
  sql: string
  rows: string[]
  length: number
}

/**
 * Writes rows as JSON that SQLite unpacks itself: one bound value a chunk, several chunks a batch. Rows replace those of
 * their key, so a batch whose answer was lost is sent again.
 */
export function createD1Writer(db: D1Database): SeedWriter {
  const buffers = new Map<string, Buffer>()
  let waiting: D1PreparedStatement[] = []

  async function send(minLength: number): Promise<void> {
    if (waiting.length === 0 || waiting.length < minLength) return
    const batch = waiting
    waiting = []
    await sendAgain(() => db.batch(batch))
  }
  /** All at once, in the order in which tables came: what is referred to is there before what refers to it. */
  function closeAll(): void {
    for (const buffer of buffers.values()) {
      if (buffer.rows.length === 0) continue
      waiting.push(db.prepare(buffer.sql).bind(`[${buffer.rows.join(',')}]`))
      buffer.rows = []
      buffer.length = 0
    }
  }

  return {
    async clear(tables) {
      await sendAgain(() => db.batch(tables.map((table) => db.prepare(`DELETE FROM ${table}`))))
    },
    async insert(table, columns, rows: readonly Row[]) {
      const key = `${table}(${columns.join(', ')})`
      const buffer = buffers.get(key) ?? { sql: insertFromJson(key, columns.length), rows: [], length: 0 }
      buffers.set(key, buffer)
      for (const row of rows) {
        const json = JSON.stringify(row)
        if (buffer.length + json.length > chunkLength) closeAll()
        buffer.rows.push(json)
        buffer.length += json.length + 1
      }
      await send(chunksInBatch)
    },
    async finish() {
      closeAll()
      await send(1)
    },
  }
}

function insertFromJson(target: string, columns: number): string {
  const values = Array.from({ length: columns }, (_, index) => `json_extract(value, '$[${index}]')`)
  return `INSERT OR REPLACE INTO ${target} SELECT ${values.join(', ')} FROM json_each(?1)`
}

/** D1 refuses a statement longer than 100 kB. */
const statementLength = 60_000

/** Writes rows as SQL text for `wrangler d1 execute --file`; `append` takes each piece in turn. */
export function createSqlWriter(append: (sql: string) => void): SeedWriter {
  return {
    async clear(tables) {
      append(`${tables.map((table) => `DELETE FROM ${table};`).join('\n')}\n`)
    },
    async insert(table, columns, rows) {
      const head = `INSERT OR REPLACE INTO ${table}(${columns.join(', ')}) VALUES\n`
      let values: string[] = []
      let length = 0
      for (const row of rows) {
        const text = `(${row.map(literal).join(',')})`
        if (length > 0 && length + text.length > statementLength) {
          append(`${head}${values.join(',\n')};\n`)
          values = []
          length = 0
        }
        values.push(text)
        length += text.length
      }
      if (values.length > 0) append(`${head}${values.join(',\n')};\n`)
    },
    async finish() {},
  }
}

function literal(value: Value): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
