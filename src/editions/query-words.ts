import { queryWords as da } from './da/query-words.ts'
import { queryWords as de } from './de/query-words.ts'
import { queryWords as en } from './en/query-words.ts'
import type { EditionKey } from './table.ts'

/** The words in which guests of an edition say what they look for. */
export const queryWords: Readonly<Record<EditionKey, typeof da>> = { da, de, en }
