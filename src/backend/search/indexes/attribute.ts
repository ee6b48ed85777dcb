/**
 * What a filter, a sort or a facet can name, in SQL over the index's own tables. `scale` turns the wire's decimal major
 * units into the øre and cents of the tables. `optional` says that some documents hold null.
 */
export type Attribute =
  | { kind: 'number'; sql: string; scale?: number; optional?: boolean }
  /** `sql` is in small letters, as texts compare; `shown` is the text as it is. */
  | { kind: 'text'; sql: string; shown?: string; optional?: boolean }
  /** SQL that is 1 or 0; true or false in documents. */
  | { kind: 'flag'; sql: string }
  /** A list of numbers or texts: SQL that is true when some element passes the test. */
  | { kind: 'numbers' | 'texts'; some: (test: (element: string) => string) => string; rows: string }
  /** A list of known keys, each with the SQL of the documents that have it. */
  | { kind: 'keys'; keys: ReadonlyMap<string, string> }
  /** A number or a text that not every document has. */
  | {
      kind: 'mixed'
      areNumbers?: boolean
      /** Nearly every house has its own number, where others are 1 or not there. */
      areManyNumbers?: boolean
      some: (test: (element: string) => string) => string
      sql: string
      shown: string
    }

/** Texts compare without regard to case: SQLite's own lower() knows ASCII alone. */
export function normalizedText(sql: string): string {
  const capitals = [...'ÆØÅÄÖÜÉ']
  return `lower(${capitals.reduce((inner, capital) => `replace(${inner}, '${capital}', '${capital.toLowerCase()}')`, sql)})`
}

export function normalizeValue(value: string): string {
  return value.trim().toLowerCase()
}
