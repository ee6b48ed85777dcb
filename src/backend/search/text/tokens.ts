/** A token as Meilisearch splits texts: a word in its compared form, or a separator. */
export type TextToken =
  | { kind: 'word'; text: string }
  /** A hard one ends a sentence or clause: words on both sides of it are not adjacent. */
  | { kind: 'separator'; text: string; isHard: boolean }

/** Punctuation, mathematical signs and blanks; what else is no letter (€, ², °) stands within words. */
const piece = /(?<separator>[.,] |[\p{P}\p{Sm}\p{Z}\0\t\n\r`])|(?<word>[^\p{P}\p{Sm}\p{Z}\0\t\n\r`]+)/gu
/** Of the separators; a full stop or comma within a number is none. */
const hard = /^(?:[.,] |[!;?¡§¶¿…\0])$/

export function tokensOf(text: string): TextToken[] {
  return [...text.matchAll(piece)].flatMap(({ groups: { separator, word } = {} }): TextToken[] => {
    if (separator !== undefined) return [{ kind: 'separator', text: separator, isHard: hard.test(separator) }]
    const compared = comparedWord(word ?? '')
    return compared === '' ? [] : [{ kind: 'word', text: compared }]
  })
}

/** Without case, accents and control characters; æ and œ are two letters, ø and ß stay what they are. */
function comparedWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{Cc}/gu, '')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/\p{Mn}/gu, '')
}

/** A text's words as they are compared. */
export function comparedWords(text: string): string[] {
  return tokensOf(text).flatMap((token) => (token.kind === 'word' ? [token.text] : []))
}
