import { places as da } from './da/places.ts'
import { places as de } from './de/places.ts'
import { places as en } from './en/places.ts'
import type { EditionKey } from './table.ts'

/** What an edition calls areas, and how a sentence says where they are. */
export const places: Readonly<Record<EditionKey, typeof da>> = { da, de, en }
