import * as v from 'valibot'
import { type EditionKey, editions, type MarketId } from '../../editions/table.ts'

/** A text in the languages of the seed. */
export interface Text3 {
  da: string
  de: string
  en: string
}
/** The languages that the seed is written in. */
export const languages = ['da', 'de', 'en'] as const
export type Language = (typeof languages)[number]

/** Which of them each edition is filled with; one without texts of its own borrows another's. */
const languageOf: Readonly<Record<EditionKey, Language>> = { da: 'da', de: 'de', en: 'en' }

/** Every edition that rows are written for. */
export const seededEditions = editions.map((edition) => ({ ...edition, language: languageOf[edition.key] }))

/** Market id of each language. */
export const lanOf = { da: 1, de: 2, en: 7 } as const satisfies Record<Language, MarketId>

export const TextSchema = v.object({ da: v.string(), de: v.string(), en: v.string() }) satisfies v.GenericSchema<Text3>

/** Said only where its conditions hold (see `holds` in houses/house.ts), and the front has such walls. */
export type TextWhen = Text3 & { when?: readonly string[] | undefined; walls?: string | undefined }

export function byLanguage(textIn: (language: Language) => string): Text3 {
  return { da: textIn('da'), de: textIn('de'), en: textIn('en') }
}

/** Puts words where a text has their names in braces; throws when one is missing. */
export function fill(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`No word {${name}} for: ${text}`)
    return String(word)
  })
}
