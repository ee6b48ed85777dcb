import type { FreeTextType } from '../../contracts/search.ts'
import { fold, wordsOf } from '../../domain/slugs.ts'
import type { IconName } from '../../ui/icon-shapes.ts'

/** Shown for a result without a picture. */
export const kindIcons: Readonly<Record<FreeTextType, IconName>> = {
  area: 'map-pin',
  lodging: 'house',
  street: 'map-pin',
  page: 'list',
  department: 'phone',
  blog: 'sun',
  job: 'user',
}

export interface TextPart {
  text: string
  isMatch: boolean
}

/** Shorter words are marked only as whole words: otherwise "i" would mark half a text. */
const shortestBeginning = 3

/** No literal: contracts/email.ts says why. */
const writtenWord = String.raw`[\p{L}\p{N}\p{M}]+`

/** The text in parts, those that a word of the query begins a word of it with marked; they join up to the text again. */
export function markWords(text: string, query: string): TextPart[] {
  const words = wordsOf(query)
  const parts: TextPart[] = []
  let end = 0
  for (const { index, 0: word } of text.matchAll(new RegExp(writtenWord, 'gu'))) {
    const length = markedLength(word, words)
    if (length === 0) continue
    parts.push({ text: text.slice(end, index), isMatch: false }, { text: word.slice(0, length), isMatch: true })
    end = index + length
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text !== '')
}

/** How much of a word of the text is marked, in UTF-16 units. */
function markedLength(word: string, words: readonly string[]): number {
  const folded = fold(word)
  const longest = words
    .filter((each) => each === folded || (each.length >= shortestBeginning && folded.startsWith(each)))
    .reduce((longest, { length }) => Math.max(longest, length), 0)
  let units = 0
  let letters = 0
  for (const letter of word) {
    if (letters >= longest) break
    letters += fold(letter).length
    units += letter.length
  }
  return units
}

/** About so many characters of the text, from shortly before the query's first word in it, cut between words. */
export function excerptOf(text: string, query: string, length: number): string {
  if (text.length <= length) return text
  const [first] = markWords(text, query)
  const found = first && !first.isMatch && first.text.length < text.length ? first.text.length : 0
  const from = Math.min(Math.max(0, found - Math.floor(length / 3)), text.length - length)
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const isTail = text.length - start <= length
  const cut = isTail ? text.length : text.lastIndexOf(' ', start + length)
  const end = cut > start ? cut : start + length
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}
