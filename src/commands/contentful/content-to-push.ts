import { readFile } from 'node:fs/promises'
import { contentEntries } from '../../backend/seed/content/content-entries.ts'
import type { SeededEntry } from '../../backend/seed/content/entries.ts'
import { assets } from '../../backend/seed/content/pictures.ts'
import { originalsFolder } from '../../backend/seed/originals.ts'
import { type SeededStreet, streets } from '../../backend/seed/places/streets.ts'
import { seededEditions } from '../../backend/seed/texts.ts'
import { today } from '../../domain/stays.ts'
import type { SpaceClient } from './space-client.ts'

/** name → locale → value, as the management API has fields. */
export type LocalisedFields = Record<string, Record<string, unknown>>

export interface PushedEntry {
  id: string
  type: string
  fields: LocalisedFields
}

export interface PushedAsset {
  id: string
  fileName: string
  contentType: string
  /** Bytes. */
  size: number
  /** Alternative text by locale. */
  words: Record<string, string>
}

export interface PushedContent {
  entries: PushedEntry[]
  assets: PushedAsset[]
}

/**
 * What is seeded, as it would be seeded today; once a space has it, as of the day on which it was pushed there: days of
 * posts and contests are counted from it.
 */
export async function contentToPush(client: SpaceClient): Promise<PushedContent> {
  const { items } = await client.entry.getMany({ query: { 'sys.id': 'page-home', limit: 1 } })
  const day = items[0]?.sys.createdAt?.slice(0, 10)
  return seededContent(day ?? today(), streets)
}

export function seededContent(day: string, own: readonly SeededStreet[]): PushedContent {
  return {
    entries: contentEntries({ today: day, streets: own }).map(inLocales),
    assets: assets.map(({ assetId, file, alt, fileSize }) => ({
      ...{ id: assetId, fileName: file, contentType: 'image/webp', size: fileSize },
      words: Object.fromEntries(seededEditions.map(({ locale, language }) => [locale, alt[language]])),
    })),
  }
}

export async function readPicture(fileName: string): Promise<ArrayBuffer> {
  const bytes = await readFile(new URL(fileName, originalsFolder))
  return Uint8Array.from(bytes).buffer
}

/** What is empty is left out: Contentful has no null. */
function inLocales({ id, type, only, fields }: SeededEntry): PushedEntry {
  const localised: LocalisedFields = {}
  for (const { locale, language } of seededEditions) {
    if (only !== undefined && only !== language) continue
    for (const [name, value] of Object.entries(fields(language))) {
      if (value !== null && value !== undefined && value !== '')
        localised[name] = { ...localised[name], [locale]: value }
    }
  }
  return { id, type, fields: localised }
}
