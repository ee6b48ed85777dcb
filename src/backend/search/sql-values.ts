/**
 * Texts of a statement. They are passed as one JSON list in the bound parameter ?1, because D1 binds at most a hundred;
 * numbers are part of the statement.
 */
export class SqlValues {
  readonly #texts: string[] = []
  readonly #places = new Map<string, number>()

  /** SQL of the text. */
  text(value: string): string {
    return `json_extract(?1, '$[${this.#place(value)}]')`
  }

  /** Statements that name no text take no parameter. */
  bind(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    return sql.includes('?1') ? statement.bind(JSON.stringify(this.#texts)) : statement
  }

  prepare(db: D1Database, sql: string): D1PreparedStatement {
    return this.bind(db.prepare(sql), sql)
  }

  /** The same SQL with every text as a literal. */
  writtenOut(sql: string): string {
    return sql.replace(/json_extract\(\?1, '\$\[(\d+)\]'\)/g, (_, place) => quoted(this.#texts[Number(place)] ?? ''))
  }

  #place(value: string): number {
    const known = this.#places.get(value)
    if (known !== undefined) return known
    this.#places.set(value, this.#texts.length)
    return this.#texts.push(value) - 1
  }
}

/** SQLite ends a statement at a character of code 0. */
function quoted(text: string): string {
  return text
    .split('\0')
    .map((part) => `'${part.replaceAll("'", "''")}'`)
    .join(' || char(0) || ')
}

/** A number as SQL reads it; not finite gives NULL. */
export function sqlNumber(value: number): string {
  return Number.isFinite(value) ? String(value) : 'NULL'
}
