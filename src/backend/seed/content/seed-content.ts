import type { SeededStreet } from '../places/streets.ts'
import { seededEditions } from '../texts.ts'
import type { SeedWriter } from '../writer.ts'
import { contentEntries } from './content-entries.ts'
import type { SeededEntry } from './entries.ts'
import { assets } from './pictures.ts'

const entryColumns = [
  'id',
  'locale',
  'type',
  'slug',
  'published_version',
  'published_at',
  'first_published_at',
  'fields',
] as const
const assetColumns = ['id', 'locale', 'title', 'description', 'url', 'width', 'height', 'content_type', 'size'] as const

export interface ContentSeed {
  write: Pick<SeedWriter, 'insert'>
  /** ISO day that ages of posts, comments and contests are counted from. */
  today: string
  /** The broker's streets: each gets a page. */
  streets: readonly SeededStreet[]
}

/** Writes the content of every edition into the tables `entry` and `asset`. */
export async function seedContent({ write, today, streets }: ContentSeed): Promise<void> {
  const entries = contentEntries({ today, streets })
  await write.insert(
    'entry',
    entryColumns,
    entries.flatMap((entry) => entryRows(entry, today)),
  )
  await write.insert('asset', assetColumns, assetRows())
}

function entryRows({ type, id, fields, only }: SeededEntry, today: string) {
  const editions = seededEditions.filter(({ language }) => only === undefined || language === only)
  return editions.map(({ locale, language }) => {
    const values = fields(language)
    const slug = typeof values.slug === 'string' ? values.slug : null
    const published = `${today}T06:00:00.000Z`
    return [id, locale, type, slug, 1, published, published, JSON.stringify(values)]
  })
}

function assetRows() {
  return assets.flatMap(({ assetId, alt, url, width, height, fileSize }) =>
    seededEditions.map(({ locale, language }) => [
      assetId,
      locale,
      alt[language],
      alt[language],
      url,
      width,
      height,
      'image/webp',
      fileSize,
    ]),
  )
}
