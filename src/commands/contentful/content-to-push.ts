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
 * The seeded entries, as they would be seeded today; in a space, as of the day on which they were pushed: days of posts
 * and contests are counted from it.
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

/** Empty fields are left out: Contentful has no null. */
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

interface Step {
  entry: PushedEntry
  /** The fields of an entry that are published in this step: links to later entries are left out. */
  fields: LocalisedFields
}

/**
 * Entries in waves, each of which links only to entries of earlier waves, as the checks at publishing require. Where
 * entries link to each other in a circle, one of them is published without its links first, and complete at the end.
 */
export function publishOrder(entries: readonly PushedEntry[], exists: (id: string) => boolean): Step[][] {
  const own = new Set(entries.map(({ id }) => id))
  const done = new Set<string>()
  const isLater = (id: string) => own.has(id) && !done.has(id) && !exists(id)
  const waves: Step[][] = []
  const owed: Step[] = []
  let waiting = [...entries]
  while (waiting.length > 0) {
    const ready = waiting.filter((entry) => !linksOf(entry.fields).some((id) => id !== entry.id && isLater(id)))
    const [first] = waiting
    const wave: Step[] = ready.map((entry) => ({ entry, fields: entry.fields }))
    if (ready.length === 0 && first) {
      wave.push({ entry: first, fields: withoutLinks(first.fields, (id) => id !== first.id && isLater(id)) })
      owed.push({ entry: first, fields: first.fields })
    }
    waves.push(wave)
    for (const { entry } of wave) done.add(entry.id)
    waiting = waiting.filter((entry) => !done.has(entry.id))
  }
  return [...waves, owed]
}

/** Ids of the entries that a value links to, in texts too. */
function linksOf(value: unknown): string[] {
  const id = linkedEntry(value)
  if (id !== null) return [id]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksOf) : []
}

function linkedEntry(value: unknown): string | null {
  const { sys } = Object(value)
  return typeof sys === 'object' && sys?.type === 'Link' && sys.linkType === 'Entry' ? String(sys.id) : null
}

function withoutLinks(fields: LocalisedFields, isLater: (id: string) => boolean): LocalisedFields {
  const linked: LocalisedFields = {}
  for (const [name, values] of Object.entries(fields)) {
    for (const [locale, value] of Object.entries(values)) {
      const reduced = without(value, isLater)
      if (reduced !== undefined) linked[name] = { ...linked[name], [locale]: reduced }
    }
  }
  return linked
}

/** undefined: the value is empty without its links. A link in a text is replaced by its words. */
function without(value: unknown, isLater: (id: string) => boolean): unknown {
  const id = linkedEntry(value)
  if (id !== null) return isLater(id) ? undefined : value
  if (Array.isArray(value)) {
    return value.flatMap((each) => {
      const target = linkedEntry(Object(each).data?.target)
      if (target !== null && isLater(target)) return Object(each).content ?? []
      const reduced = without(each, isLater)
      return reduced === undefined ? [] : [reduced]
    })
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, without(part, isLater)]))
}
