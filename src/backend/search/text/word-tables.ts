import type { MarketId } from '../../../editions/table.ts'
import { tokensOf } from './tokens.ts'

/** A full-text table whose rows are the attributes of documents. */
export interface WordTable {
  table: 'search_house_text' | 'search_content_text'
  /** Holds the words of the table. */
  vocabulary: 'search_house_word' | 'search_content_word'
  /** The id by which an index joins a match, from the document's number in the table. */
  idOf: (number: number) => number
}

/** Houses by their numbers: id × 10 + market. */
export const houseWords: WordTable = {
  table: 'search_house_text',
  vocabulary: 'search_house_word',
  idOf: (number) => number,
}
/** Entries have negative ids, so that a house and an entry never meet. */
export const entryWords: WordTable = {
  table: 'search_content_text',
  vocabulary: 'search_content_word',
  idOf: (number) => -number,
}

/**
 * Searched attributes, the most important first: each text as it is shown, then its other spellings (house-texts.ts).
 * Of the entries only titles and texts.
 */
export const searchedAttributes = [
  'name',
  'otherWords.name',
  'title',
  'otherWords.title',
  'address1',
  'otherWords.address1',
  'city',
  'otherWords.city',
  'text',
  'otherWords.text',
] as const
export type SearchedAttribute = (typeof searchedAttributes)[number]
/** A house's code is no word that another may have been typed for. */
export const codeAttribute = 'name' satisfies SearchedAttribute

/** Rows of a document's number: one for each attribute, by its place. */
const rowsOfDocument = 16

export function rowOf(number: number, attribute: number): number {
  return number * rowsOfDocument + attribute
}

export function readRow(row: number): { number: number; attribute: number } {
  return { number: Math.floor(row / rowsOfDocument), attribute: row % rowsOfDocument }
}

/** Words of an edition begin with its letter, so that a table has those of each for itself. */
export function letterOf(lan: MarketId): string {
  return String.fromCharCode(96 + lan)
}

/** Stands where words on both sides don't follow each other, and after the last word. Letters of no language. */
const gap = '\ue000'
const end = '\ue001'

/** A text as a row of the table. */
export function rowText(text: string, lan: MarketId): string {
  const letter = letterOf(lan)
  const words = tokensOf(text).flatMap((token) => {
    if (token.kind === 'word') return [letter + token.text]
    return token.isHard ? [gap] : []
  })
  return [...words, end].join(' ')
}

/** Words one after the other, as a query of the table; at the beginning of a text, or as all of it. */
export function phraseExpression(words: readonly string[], lan: MarketId, at?: 'start' | 'whole'): string {
  const letter = letterOf(lan)
  const phrase = `"${[...words.map((word) => letter + word), ...(at === 'whole' ? [end] : [])].join(' ')}"`
  return at ? `^ ${phrase}` : phrase
}

export function prefixExpression(beginning: string, lan: MarketId): string {
  return `"${letterOf(lan)}${beginning}" *`
}

export function anyExpression(words: readonly string[], lan: MarketId): string {
  return words.map((word) => phraseExpression([word], lan)).join(' OR ')
}
