import { tokensOf } from './tokens.ts'

export type QueryTerm = {
  /** Where its first and its last word stand: terms side by side may be written as one word. */
  from: number
  to: number
} & (
  | {
      kind: 'word'
      text: string
      /** The last word may still be being typed: it also finds words that begin with it. */
      isPrefix: boolean
    }
  /** In double quotes: its words one after the other, as written. */
  | { kind: 'phrase'; words: readonly string[] }
)

export interface QueryTerms {
  terms: QueryTerm[]
  /** After a minus sign: words and phrases that no hit may hold. */
  refused: (readonly string[])[]
}

/** What stands after the tenth term is not read, nor what stands after so many pieces of a text. */
const maxTerms = 10
const maxTokens = 1000
/** A hard separator is as far as so many words. */
const hardDistance = 7

/** A guest's text → its terms, as Meilisearch reads them. Throws nothing: every text is a query. */
export function readTerms(q: string): QueryTerms {
  const read: QueryTerms = { terms: [], refused: [] }
  const tokens = tokensOf(q).slice(0, maxTokens)
  let position = -1
  let phrase: { words: string[]; isRefused: boolean; from: number } | undefined
  let isNextRefused = false
  let isAfterBlank = true

  function endPhrase(): void {
    if (!phrase || phrase.words.length === 0) return
    const { words, isRefused, from } = phrase
    if (isRefused) read.refused.push(words)
    else read.terms.push({ kind: 'phrase', words, from, to: position })
  }

  for (const [place, token] of tokens.entries()) {
    if (read.terms.length >= maxTerms) return read
    if (token.kind === 'word') {
      position += 1
      if (phrase) {
        if (phrase.words.length === 0) phrase.from = position
        phrase.words.push(token.text)
      } else if (isNextRefused) {
        read.refused.push([token.text])
        isNextRefused = false
      } else {
        const isPrefix = place === tokens.length - 1
        read.terms.push({ kind: 'word', text: token.text, isPrefix, from: position, to: position })
      }
    } else {
      if (token.isHard) {
        position += hardDistance
        endPhrase()
        if (phrase) phrase = { words: [], isRefused: phrase.isRefused, from: 0 }
      }
      if (token.text === '"') {
        endPhrase()
        phrase = phrase ? undefined : { words: [], isRefused: isNextRefused, from: 0 }
      }
      isNextRefused = !phrase && token.text === '-' && isAfterBlank
    }
    isAfterBlank = /\s$/.test(token.text)
  }
  endPhrase()
  return read
}

/** Letters that may be wrong: one from five letters, two from nine. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  const length = [...word].length
  return length < 5 ? 0 : length < 9 ? 1 : 2
}
