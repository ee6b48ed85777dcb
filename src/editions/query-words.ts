import { queryWords as da } from './da/query-words.ts'
import { queryWords as de } from './de/query-words.ts'
import { queryWords as en } from './en/query-words.ts'
import type { EditionKey } from './table.ts'

export type QueryWords = typeof da

/**
 * The words in which guests of an edition say what they look for. In a build of the site this is empty, as the editions'
 * texts are: an isolate reads the words with its first search for them (features/find/words/read-vocabulary.ts).
 */
export const queryWords: Partial<Record<EditionKey, QueryWords>> = { da, de, en }
