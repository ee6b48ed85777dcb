import { mapNames as da } from './da/map-names.ts'
import { mapNames as de } from './de/map-names.ts'
import { mapNames as en } from './en/map-names.ts'
import type { EditionKey } from './table.ts'

/** What the map says of seas, countries and towns that languages name differently. */
export const mapNames: Readonly<Record<EditionKey, typeof da>> = { da, de, en }
