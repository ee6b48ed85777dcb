import { wordsOf } from './slugs.ts'

/**
 * What streets are compared by: equal for every way of writing one name. Case, accents, blanks and punctuation don't
 * count, and ø is also written o and oe, å a and aa, æ and ä a and ae, ü u and ue. Empty for a text without a letter or
 * a digit.
 */
export function streetKey(name: string): string {
  return wordsOf(name)
    .join(' ')
    .replace(/(a)[ae]+|(o)e+|(u)e+/g, '$1$2$3')
}
