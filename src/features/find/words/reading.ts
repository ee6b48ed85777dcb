import type { Feast } from '../../../domain/feasts.ts'
import type { SchoolLand } from '../../../domain/school-holidays.ts'
import type { Currency } from '../../../editions/table.ts'
import type { Token } from './tokens.ts'
import { endOfPhrase, type HolidayKind, type Phrases, type Vocabulary } from './vocabulary.ts'

type Criteria = readonly (readonly [key: string, value: string])[]

/**
 * Meaning of a part of the text: criteria (none where the words are known and limit nothing), the order of the houses, a
 * number of families, one of the words that together name holidays, or what a search has no criterion for.
 */
export type Meaning =
  | { criteria: Criteria }
  | { holiday: HolidayKind }
  | { feast: Feast }
  | { land: SchoolLand }
  | { year: number }
  | { order: 'price-asc' }
  | { families: number }
  | { unread: true }

export interface Reading {
  tokens: readonly Token[]
  words: Vocabulary
  currency: Currency
  /** ISO day. */
  today: string
}

export interface Match {
  /** The place behind it. */
  end: number
  meaning: Meaning
}
export type Rule = (reading: Reading, at: number) => Match | null

export function criterion(key: string, value: string | number): { criteria: Criteria } {
  return { criteria: [[key, String(value)]] }
}

export function numberAt({ tokens, words }: Reading, at: number): number | null {
  const token = tokens[at]
  return token?.number ?? words.numbers.get(token?.key ?? '') ?? null
}

/** The place behind words that ask for nothing. */
export function afterIdle({ tokens, words }: Reading, at: number): number {
  let place = at
  while (words.idle.has(tokens[place]?.key ?? '')) place += 1
  return place
}

/** Whether the word there joins two things of a list: "og", "+", or a comma. */
export function isJoined({ tokens, words }: Reading, at: number): boolean {
  return /[+&,;/]/.test(tokens[at]?.gap ?? '') || endOfPhrase(tokens, at, words.single.joining) > at
}

/** The first of several things whose phrases begin at that place, and the place behind it; null and the same place where none does. */
export function firstOf<Thing>(
  tokens: readonly Token[],
  at: number,
  things: readonly (readonly [Thing, Phrases])[],
): [Thing | null, number] {
  for (const [thing, phrases] of things) {
    const end = endOfPhrase(tokens, at, phrases)
    if (end > at) return [thing, end]
  }
  return [null, at]
}

/** The longest of several things' phrases; of equal ones the first. */
export function longestOf<Thing>(
  tokens: readonly Token[],
  at: number,
  things: readonly (readonly [Thing, Phrases])[],
  meaningOf: (thing: Thing) => Meaning | null,
): Match | null {
  return things.reduce<Match | null>((best, [thing, phrases]) => {
    const end = endOfPhrase(tokens, at, phrases)
    const meaning = end > (best?.end ?? at) ? meaningOf(thing) : null
    return meaning ? { end, meaning } : best
  }, null)
}
