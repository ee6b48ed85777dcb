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
  /** What stands between it and the one before. */
  gap: string
}

interface WrittenDay {
  day: number
  month: number
  /** Null where it is missing. */
  year: number | null
}

/** What makes "1.5" a number, and no day. */
const unit = '(?= ?(?:km|€|eur|kr))'

/** Kinds of characters are no literals: contracts/email.ts says why. */
const patternOf = once(
  () =>
    new RegExp(
      [
        String.raw`(?<isoYear>20\d\d)-(?<isoMonth>\d\d)-(?<isoDay>\d\d)`,
        String.raw`(?!\d+\.\d+${unit})(?<day>\d{1,2})(?:\. ?(?=\d{1,2}(?!\d))|\/(?=\d))(?<month>\d{1,2})(?!\d)(?:[./ -] ?(?<year>20[2-9]\d)|[./](?<shortYear>2\d)(?!\d)|\.)?`,
        String.raw`(?<dashDay>\d{1,2})-(?<dashMonth>\d{1,2})-(?<dashYear>20\d\d)`,
        // A house's number is one word.
        String.raw`\p{L}{1,3}\d{3,5}(?![\p{L}\p{N}])`,
        String.raw`(?:(?<number>\d{1,3}(?:[.,’\u00a0]\d{3})+(?!\d)|\d+)(?<fraction>[.,]\d{1,2}${unit})?)(?:(?:st|nd|rd|th)(?!\p{L}))?`,
        String.raw`\p{L}[\p{L}\p{M}²]*|[€£$]`,
      ].join('|'),
      'giu',
    ),
)

export function tokensOf(text: string): Token[] {
  let before = 0
  return [...text.matchAll(patternOf())].map(({ 0: written, index, groups = {} }) => {
    const gap = text.slice(before, index)
    before = index + written.length
    return { key: compared(written), number: numberOf(groups), day: dayOf(groups), start: index, end: before, gap }
  })
}

function numberOf({ number, fraction = '' }: Groups): number | null {
  return number === undefined ? null : Number(number.replace(/\D/g, '') + fraction.replace(',', '.'))
}

function dayOf(groups: Groups): WrittenDay | null {
  const day = groups.day ?? groups.isoDay ?? groups.dashDay
  const month = groups.month ?? groups.isoMonth ?? groups.dashMonth
  const shortYear = groups.shortYear && `20${groups.shortYear}`
  const year = groups.year ?? groups.isoYear ?? groups.dashYear ?? shortYear
  return day && month ? { day: Number(day), month: Number(month), year: year ? Number(year) : null } : null
}

type Groups = Partial<Record<string, string>>

/** What a word is compared by: Rømø, Romo and Roemoe are equal. */
export function compared(word: string): string {
  return fold(word).replace(/(?<=[aou])e|(?<=a)a/g, '')
}
