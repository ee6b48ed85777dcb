import { searchWords as da } from './da/search-words.ts'
import { searchWords as de } from './de/search-words.ts'
import { searchWords as en } from './en/search-words.ts'
import type { EditionKey } from './table.ts'

/** What the search knows of an edition's language: its compounds and its alphabet. */
export const searchWords: Readonly<Record<EditionKey, typeof da>> = { da, de, en }
