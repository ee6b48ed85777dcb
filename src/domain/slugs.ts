import { once } from './lazy.ts'

const folded: Record<string, string> = { ø: 'o', æ: 'ae', å: 'a', ö: 'o', ü: 'u', ä: 'a', ß: 'ss' }

/** Lower case without accents, as slugs and search compare: Rømø → romo, Südstraße → sudstrasse. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øæåöüäß]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}

/** Words joined by hyphens; a text without any gives 'n-a' (specification, section 5). */
export function slugify(text: string): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug === '' ? 'n-a' : slug
}

/** No literal: contracts/email.ts says why. */
const word = String.raw`[\p{L}\p{N}]+`
const wordPattern = once(() => new RegExp(word, 'gu'))

/** Folded words of a text, as search compares them. */
export function wordsOf(text: string): string[] {
  return fold(text).match(wordPattern()) ?? []
}

/**
 * Key by which streets are compared: equal for all spellings of a name. Case, accents, blanks and punctuation don't
 * count, and ø is also written o and oe, å a and aa, æ and ä a and ae, ü u and ue. Empty for a text without a letter or
 * a digit.
 */
export function streetKey(name: string): string {
  return wordsOf(name)
    .join(' ')
    .replace(/(a)[ae]+|(o)e+|(u)e+/g, '$1$2$3')
}
