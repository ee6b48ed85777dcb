import { once } from '../../../domain/lazy.ts'
import { fold } from '../../../domain/slugs.ts'

/** A word, number or day of the text, and its position. */
export interface Token {
  /** As words are compared: ø, oe and o are one letter. */
  key: string
  /** Of a number, whole: '1.200' and '1200' alike. */
  number: number | null
  /** Of a day that is written in figures. */
  day: WrittenDay | null
  start: number
  end: number
}

interface WrittenDay {
  day: number
  month: number
  /** Null where it is missing. */
  year: number | null
}

/** Kinds of characters are no literals: contracts/email.ts says why. */
const patternOf = once(
  () =>
    new RegExp(
      [
        String.raw`(?<isoYear>20\d\d)-(?<isoMonth>\d\d)-(?<isoDay>\d\d)`,
        String.raw`(?<day>\d{1,2})(?:\. ?(?=\d{1,2}(?!\d))|\/(?=\d))(?<month>\d{1,2})(?!\d)(?:[./] ?(?<year>20\d\d)|\.)?`,
        // A house's number is one word.
        String.raw`\p{L}{1,3}\d{3,5}(?![\p{L}\p{N}])`,
        String.raw`(?<number>\d{1,3}(?:[.,’\u00a0]\d{3})+(?!\d)|\d+)`,
        String.raw`[\p{L}\p{M}]+|[€£$]`,
      ].join('|'),
      'gu',
    ),
)

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(patternOf())].map(({ 0: written, index, groups = {} }) => ({
    key: compared(written),
    number: groups.number === undefined ? null : Number(groups.number.replace(/\D/g, '')),
    day: dayOf(groups),
    start: index,
    end: index + written.length,
  }))
}

function dayOf({
  isoYear,
  isoMonth,
  isoDay,
  day = isoDay,
  month = isoMonth,
  year = isoYear,
}: Groups): WrittenDay | null {
  return day && month ? { day: Number(day), month: Number(month), year: year ? Number(year) : null } : null
}

type Groups = Partial<Record<string, string>>

/** What a word is compared by: Rømø, Romo and Roemoe are equal. */
export function compared(word: string): string {
  return fold(word).replace(/(?<=[aou])e|(?<=a)a/g, '')
}
