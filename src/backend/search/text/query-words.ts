import { wordsOf } from '../../../domain/slugs.ts'

export interface QueryWord {
  text: string
  /** The last word may still be being typed: it also finds words that begin with it. */
  isPrefix: boolean
  /** Letters that may be wrong: one from five letters, two from nine, none in what has digits. */
  typos: 0 | 1 | 2
}

export interface QueryTerms {
  words: QueryWord[]
  /** In double quotes: its words one after the other, as written. */
  phrases: string[][]
  /** After a minus sign: words and phrases that no hit may hold. */
  refused: string[][]
}

/** Words beyond the tenth are not searched, as in Meilisearch. */
const maxWords = 10
const piece = /(-?)"([^"]*)"?|(?:(?<=^|\s)(-))?([^\s"]+)/g

/** A guest's text → folded words. Throws nothing: every text is a query. */
export function readTerms(q: string): QueryTerms {
  const terms: QueryTerms = { words: [], phrases: [], refused: [] }
  const isOpen = /[\p{L}\p{N}]$/u.test(q)
  for (const [, minus, phrase, wordMinus, word] of q.matchAll(piece)) {
    const tokens = wordsOf(phrase ?? word ?? '')
    if (tokens.length === 0) continue
    if (minus || wordMinus) terms.refused.push(tokens)
    else if (phrase !== undefined) terms.phrases.push(tokens)
    else terms.words.push(...tokens.map((text) => ({ text, isPrefix: false, typos: allowedTypos(text) })))
  }
  const last = terms.words.at(-1)
  if (last && isOpen) last.isPrefix = true
  terms.words.length = Math.min(terms.words.length, maxWords)
  terms.phrases.length = Math.min(terms.phrases.length, maxWords)
  terms.refused.length = Math.min(terms.refused.length, maxWords)
  return terms
}

export function allowedTypos(word: string): 0 | 1 | 2 {
  const length = [...word].length
  if (length < 5 || /\p{N}/u.test(word)) return 0
  return length < 9 ? 1 : 2
}
