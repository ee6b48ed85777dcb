import { sendAgain } from '../send-again.ts'
import type { Row, SeedWriter } from '../writer.ts'

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

  async function send(atLeast: number): Promise<void> {
    if (waiting.length === 0 || waiting.length < atLeast) return
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
