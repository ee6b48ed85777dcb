/** A text in the languages of the three editions. */
export interface Text3 {
  da: string
  de: string
  en: string
}
export const languages = ['da', 'de', 'en'] as const
export type Language = (typeof languages)[number]

/** Market id of each language. */
export const lanOf = { da: 1, de: 2, en: 7 } as const satisfies Record<Language, number>

export function text3(da: string, de: string, en: string): Text3 {
  return { da, de, en }
}

/** Puts words where a text has their names in braces; throws when one is missing. */
export function fill(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`No word {${name}} for: ${text}`)
    return String(word)
  })
}
