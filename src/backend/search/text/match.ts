import type { SortKey } from '../sort/read-sort.ts'

/** A text's matches as SQL. */
export interface TextMatch {
  /**
   * Common table expressions, each ending with a comma: the last is `m` with `id`, `words` and `cost`. Empty when the
   * text only refuses words.
   */
  ctes: string
  /** SQL that documents with a refused word fail. */
  exclusion?: string
  /** How many of the words are there, how well written, in which attribute and how exactly: what ranks without a sort. */
  order: SortKey[]
}

/** Of one word in one document: typos weigh most, then the attribute, then being a mere beginning. */
export const costs = { typo: 10_000, weakAttribute: 100, inexact: 1 } as const

export const ascending = (sql: string): SortKey => ({ sql, direction: 'ASC', hasNull: false })
export const descending = (sql: string): SortKey => ({ sql, direction: 'DESC', hasNull: false })
