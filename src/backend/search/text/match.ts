import type { SortKey } from '../sort/read-sort.ts'

/** A text's matches as SQL: the table `m` of documents and how well they match. */
export interface TextMatch {
  /** Ends with a comma. */
  ctes: string
  /** SQL that documents with a refused word fail. */
  exclusion?: string
  /** How many of the words, and how well written: before what the caller sorts by. */
  firstOrder: SortKey[]
  /** In which attribute, and how exactly: after it. */
  lastOrder: SortKey[]
}
