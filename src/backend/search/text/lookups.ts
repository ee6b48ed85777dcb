import type { SearchIndex } from '../indexes/search-index.ts'
import { readRow, type WordTable } from './word-tables.ts'

/** The documents that a full-text expression finds, each with the attributes that it is found in. */
export type Places = ReadonlyMap<number, readonly number[]>

/** A hundred statements are one batch. */
const atOnce = 100

/** What is asked of an index's tables, each expression once, and all of them together. */
export class Lookups {
  readonly #expressions = new Set<string>()
  #found: ReadonlyMap<string, Places> = new Map()

  /** Gives the expression back, by which its documents are read when all have been asked. */
  want(expression: string): string {
    this.#expressions.add(expression)
    return expression
  }

  placesOf(expression: string): Places {
    return this.#found.get(expression) ?? new Map()
  }

  async ask(db: D1Database, { text }: Pick<SearchIndex, 'text'>): Promise<void> {
    const open = [...this.#expressions].filter((expression) => !this.#found.has(expression))
    const pairs = open.flatMap((expression) => text.map((table) => ({ expression, table })))
    const found = new Map(this.#found)
    for (let from = 0; from < pairs.length; from += atOnce) {
      const part = pairs.slice(from, from + atOnce)
      const replies = await db.batch<{ rows: string }>(
        part.map(({ expression, table }) => statement(db, expression, table)),
      )
      for (const [place, { expression, table }] of part.entries()) {
        const rows = JSON.parse(replies[place]?.results[0]?.rows ?? '[]') as number[]
        found.set(expression, placesIn(rows, table, found.get(expression)))
      }
    }
    this.#found = found
  }
}

function statement(db: D1Database, expression: string, { table }: WordTable): D1PreparedStatement {
  return db.prepare(`SELECT json_group_array(rowid) AS rows FROM ${table} WHERE ${table} MATCH ?1`).bind(expression)
}

function placesIn(rows: readonly number[], { idOf }: WordTable, known: Places | undefined): Places {
  const places = new Map<number, number[]>([...(known ?? [])].map(([id, attributes]) => [id, [...attributes]]))
  for (const row of rows) {
    const { number, attribute } = readRow(row)
    const id = idOf(number)
    const attributes = places.get(id)
    if (attributes) attributes.push(attribute)
    else places.set(id, [attribute])
  }
  return places
}
