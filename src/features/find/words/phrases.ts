import { compared, type Token } from './tokens.ts'

/** A row of words as they are compared. */
export type Phrase = readonly string[]
/** Alternatives of one thing, by their first words. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

/** 'sauna|wi fi': alternatives are parted by bars. */
export function phrasesIn(written: string): Phrase[] {
  return written.split('|').map((phrase) =>
    phrase
      .trim()
      .split(/[\s-]+/)
      .map(compared),
  )
}

export function byFirstWord(phrases: readonly Phrase[]): Phrases {
  return Map.groupBy(phrases, ([first = '']) => first)
}

/** Where the longest of the phrases that begins at that place ends; the place itself where none does. */
export function endOfPhrase(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const sameBeginning = phrases.get(tokens[at]?.key ?? '') ?? []
  const fitting = sameBeginning.filter((phrase) => phrase.every((word, place) => tokens[at + place]?.key === word))
  return at + Math.max(0, ...fitting.map(({ length }) => length))
}
