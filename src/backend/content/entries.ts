import * as v from 'valibot'
import type { ContentLocale } from '../../contracts/content-model.ts'
import { LocaleSchema } from '../../contracts/submission.ts'

export interface EntryRow {
  kind: 'entry'
  id: string
  locale: ContentLocale
  type: string
  /** Null: never published, as a preview shows it. */
  publishedVersion: number | null
  publishedAt: string | null
  firstPublishedAt: string | null
  fields: Record<string, unknown>
  /** Whether what it links to is read as drafts, too. */
  isPreview: boolean
}

export interface AssetRow {
  kind: 'asset'
  id: string
  locale: ContentLocale
  title: string
  description: string
  url: string
  width: number
  height: number
  contentType: string
  size: number
  publishedVersion: number
  /** Null: it was published before this was stored. */
  publishedAt: string | null
}

const FieldsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

const EntryRowSchema = v.pipe(
  v.object({
    id: v.string(),
    locale: LocaleSchema,
    type: v.string(),
    published_version: v.nullable(v.number()),
    published_at: v.nullable(v.string()),
    first_published_at: v.nullable(v.string()),
    fields: FieldsSchema,
  }),
  v.transform(
    (row): Omit<EntryRow, 'isPreview'> => ({
      kind: 'entry',
      id: row.id,
      locale: row.locale,
      type: row.type,
      publishedVersion: row.published_version,
      publishedAt: row.published_at,
      firstPublishedAt: row.first_published_at,
      fields: row.fields,
    }),
  ),
)

/** Columns of `asset` that its readers need. */
export const AssetColumnsSchema = v.object({
  id: v.string(),
  locale: LocaleSchema,
  title: v.string(),
  description: v.string(),
  url: v.string(),
  width: v.number(),
  height: v.number(),
  content_type: v.string(),
  size: v.number(),
  published_version: v.number(),
  published_at: v.nullable(v.string()),
})

const AssetRowSchema = v.pipe(
  AssetColumnsSchema,
  v.transform(
    ({
      content_type: contentType,
      published_version: publishedVersion,
      published_at: publishedAt,
      ...row
    }): AssetRow => ({
      ...{ kind: 'asset', ...row },
      ...{ contentType, publishedVersion, publishedAt },
    }),
  ),
)

/** SQL of where entries are read: as they are published, or with what editors have saved since and not archived. */
export const entryTable = (isPreview: boolean) => (isPreview ? previewedEntries : 'entry')

const previewedEntries =
  '(SELECT * FROM previewed_entry WHERE id NOT IN (SELECT id FROM draft WHERE archived_version IS NOT NULL))'

/** Rows of those tables and of `asset` → what the resolvers work on; rejects rows of another shape. */
export const parseEntryRows = (rows: unknown[], isPreview: boolean): EntryRow[] =>
  v.parse(v.array(EntryRowSchema), rows).map((row) => ({ ...row, isPreview }))
export const parseAssetRows = (rows: unknown[]): AssetRow[] => v.parse(v.array(AssetRowSchema), rows)

export interface ContentLoader {
  entry(locale: ContentLocale, id: string, isPreview: boolean): Promise<EntryRow | null>
  asset(locale: ContentLocale, id: string): Promise<AssetRow | null>
}

/** Loads linked entries and assets of one request: ids requested in the same turn of the event loop are one query, each id is read once. */
export function createContentLoader(db: D1Database): ContentLoader {
  const entriesOf = (isPreview: boolean) =>
    createBatchedLoad(async (locale, ids) =>
      parseEntryRows(await rowsById(db, entryTable(isPreview), locale, ids), isPreview),
    )
  const [published, drafts] = [entriesOf(false), entriesOf(true)]
  const assets = createBatchedLoad(async (locale, ids) => parseAssetRows(await rowsById(db, 'asset', locale, ids)))
  return { entry: (locale, id, isPreview) => (isPreview ? drafts : published)(locale, id), asset: assets }
}

type Table = ReturnType<typeof entryTable> | 'asset'

async function rowsById(db: D1Database, table: Table, locale: string, ids: string[]): Promise<unknown[]> {
  const statement = db.prepare(`SELECT * FROM ${table} WHERE locale = ?1 AND id IN (SELECT value FROM json_each(?2))`)
  return (await statement.bind(locale, JSON.stringify(ids)).all()).results
}

function createBatchedLoad<Row extends { id: string }>(
  read: (locale: ContentLocale, ids: string[]) => Promise<Row[]>,
): (locale: ContentLocale, id: string) => Promise<Row | null> {
  const known = new Map<string, Promise<Row | null>>()
  const waiting = new Map<ContentLocale, { ids: string[]; rows: Promise<Map<string, Row>> }>()

  function batchOf(locale: ContentLocale) {
    const open = waiting.get(locale)
    if (open) return open
    const ids: string[] = []
    const rows = endOfTurn()
      .then(() => {
        waiting.delete(locale)
        return read(locale, ids)
      })
      .then((found) => new Map(found.map((row) => [row.id, row])))
    const batch = { ids, rows }
    waiting.set(locale, batch)
    return batch
  }

  return (locale, id) => {
    const key = `${locale}:${id}`
    const before = known.get(key)
    if (before) return before
    const batch = batchOf(locale)
    batch.ids.push(id)
    const row = batch.rows.then((rows) => rows.get(id) ?? null)
    known.set(key, row)
    return row
  }
}

/** Resolves when everything that is ready now has run, so that resolvers of one level meet in one batch. */
function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
