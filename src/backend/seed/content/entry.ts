import type { Language, Text3 } from '../texts.ts'

export type Fields = Record<string, unknown>

/** An entry as its editors keep it: one set of fields for each edition. */
export interface SeededEntry {
  type: string
  id: string
  fields: (edition: Language) => Fields
  /** Set where an entry belongs to one edition alone. */
  only?: Language
}

export function entry(type: string, id: string, fields: (edition: Language) => Fields): SeededEntry {
  return { type, id, fields }
}

/** One text in the three editions' own words. */
export function words(da: string, de: string, en: string): Text3 {
  return { da, de, en }
}

export function toEntry(id: string) {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

export function toAsset(id: string) {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}

export function toEntries(ids: readonly string[]) {
  return ids.map(toEntry)
}
