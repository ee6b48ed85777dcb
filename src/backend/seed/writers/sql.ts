import type { SeedWriter, Value } from '../writer.ts'

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
