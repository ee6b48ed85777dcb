import * as v from 'valibot'
import { contentLocales } from '../../../contracts/content-model.ts'
import { AssetColumnsSchema } from '../../content/entries.ts'

const byLocale = <const Schema extends v.GenericSchema>(value: Schema) => v.record(v.picklist(contentLocales), value)

const DetailsSchema = v.object({
  /** Bytes. */
  size: v.number(),
  image: v.object({ width: v.number(), height: v.number() }),
})

/** A file of an asset: on its way by `uploadFrom`, or there by `url`, which is its path below the image service. */
const FileSchema = v.object({
  fileName: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  contentType: v.string(),
  uploadFrom: v.optional(
    v.object({ sys: v.object({ type: v.literal('Link'), linkType: v.literal('Upload'), id: v.string() }) }),
  ),
  url: v.optional(v.string()),
  details: v.optional(DetailsSchema),
})
export type AssetFile = v.InferOutput<typeof FileSchema>

export const AssetFieldsSchema = v.object({
  title: v.optional(byLocale(v.string())),
  description: v.optional(byLocale(v.string())),
  file: v.optional(byLocale(FileSchema)),
})
export type AssetFields = v.InferOutput<typeof AssetFieldsSchema>

export interface StoredAsset {
  id: string
  version: number
  /** The version that was saved by an editor; what files were processed since is beside it. */
  savedVersion: number
  publishedVersion: number | null
  publishedAt: string | null
  createdAt: string | null
  updatedAt: string | null
  archived: { version: number; at: string | null } | null
  fields: AssetFields
}

const DraftRowSchema = v.object({
  id: v.string(),
  version: v.number(),
  saved_version: v.number(),
  fields: v.pipe(v.string(), v.parseJson(), AssetFieldsSchema),
  created_at: v.string(),
  updated_at: v.string(),
  archived_version: v.nullable(v.number()),
  archived_at: v.nullable(v.string()),
})
const PublishedRowSchema = v.object({ ...AssetColumnsSchema.entries, file_name: v.nullable(v.string()) })
type PublishedRow = v.InferOutput<typeof PublishedRowSchema>

export async function readAsset(db: D1Database, id: string): Promise<StoredAsset | null> {
  const [asset = null] = await readAssets(db, [id])
  return asset
}

/** The draft where there is one, else what is published; those that there are, in the order of their ids. */
export async function readAssets(db: D1Database, ids: readonly string[]): Promise<StoredAsset[]> {
  const rowsOf = (table: 'asset' | 'asset_draft') =>
    db.prepare(`SELECT * FROM ${table} WHERE id IN (SELECT value FROM json_each(?1))`).bind(JSON.stringify(ids))
  const [drafts, rows] = await db.batch([rowsOf('asset_draft'), rowsOf('asset')])
  const draftOf = new Map(v.parse(v.array(DraftRowSchema), drafts?.results ?? []).map((row) => [row.id, row]))
  const publishedOf = Map.groupBy(v.parse(v.array(PublishedRowSchema), rows?.results ?? []), (row) => row.id)
  return ids.flatMap((id): StoredAsset[] => {
    const draft = draftOf.get(id)
    const published = publishedOf.get(id) ?? []
    const [first] = published
    if (!draft && !first) return []
    const publishedVersion = first ? Math.max(...published.map(({ published_version }) => published_version)) : null
    const version = draft?.version ?? (publishedVersion ?? 0) + 1
    return [
      {
        ...{ id, version, savedVersion: draft?.saved_version ?? version, publishedVersion },
        publishedAt: first?.published_at ?? null,
        createdAt: draft?.created_at ?? first?.published_at ?? null,
        updatedAt: draft?.updated_at ?? first?.published_at ?? null,
        archived: draft?.archived_version ? { version: draft.archived_version, at: draft.archived_at } : null,
        fields: draft?.fields ?? fieldsOf(published),
      },
    ]
  })
}

/** SQL: the version of the asset ?1 as it is now; 0: there is none. */
const currentVersion = `coalesce((SELECT version FROM asset_draft WHERE id = ?1),
  (SELECT max(published_version) + 1 FROM asset WHERE id = ?1), 0)`

/**
 * @param before the version that it was of, 0 where it was not there
 * @returns false where somebody else has changed the asset since
 */
export async function saveAsset(
  db: D1Database,
  { id, version, savedVersion, fields }: Pick<StoredAsset, 'id' | 'version' | 'savedVersion' | 'fields'>,
  before: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO asset_draft (id, version, saved_version, fields, created_at, updated_at)
       SELECT ?1, ?2, ?3, ?4, ?6, ?6 WHERE ${currentVersion} = ?5
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, saved_version = excluded.saved_version,
         fields = excluded.fields, updated_at = excluded.updated_at`,
    )
    .bind(id, version, savedVersion, JSON.stringify(fields), before, new Date().toISOString())
    .run()
  return meta.changes > 0
}

/** A row for each locale that has a file. @returns false where somebody else has changed it since it was read */
export async function publishAsset(db: D1Database, asset: StoredAsset): Promise<boolean> {
  const { id, version, fields } = asset
  const rows = Object.entries(fields.file ?? {}).flatMap(([locale, { url, details, contentType, fileName }]) => {
    const key = locale as (typeof contentLocales)[number]
    if (!url || !details) return []
    const { image, size } = details
    const words = [fields.title?.[key] ?? '', fields.description?.[key] ?? '']
    return [[locale, ...words, url, image.width, image.height, contentType, size, fileName]]
  })
  const [claimed] = await db.batch([
    claim(db, asset),
    db.prepare(`DELETE FROM asset WHERE id = ?1 AND ${isCurrent}`).bind(id, version),
    db
      .prepare(
        `INSERT INTO asset (id, locale, title, description, url, width, height, content_type, size, file_name,
           published_version, published_at)
         SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
           value ->> 8, ?2, ?4 FROM json_each(?3) WHERE ${isCurrent}`,
      )
      .bind(id, version, JSON.stringify(rows), new Date().toISOString()),
    db.prepare('DELETE FROM asset_draft WHERE id = ?1 AND version = ?2').bind(id, version),
  ])
  return (claimed?.meta.changes ?? 0) > 0
}

/**
 * What was published is a draft from now on.
 * @returns false where somebody else has changed it since it was read
 */
export async function unpublishAsset(db: D1Database, asset: StoredAsset): Promise<boolean> {
  const { id, version } = asset
  const [claimed] = await db.batch([
    claim(db, asset),
    db.prepare(`DELETE FROM asset WHERE id = ?1 AND ${isCurrent}`).bind(id, version),
    db
      .prepare(
        `UPDATE asset_draft SET version = ?2 + 1, saved_version = ?2 + 1, created_at = ?3, updated_at = ?3
         WHERE id = ?1 AND version = ?2`,
      )
      .bind(id, version, new Date().toISOString()),
  ])
  return (claimed?.meta.changes ?? 0) > 0
}

/** SQL that holds while a batch publishes or unpublishes the version ?2 of the asset ?1. */
const isCurrent = 'EXISTS (SELECT 1 FROM asset_draft WHERE id = ?1 AND version = ?2)'

/** Makes the version that was read the draft, unless somebody else has changed the asset since. */
function claim(db: D1Database, { id, version, fields }: StoredAsset): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO asset_draft (id, version, saved_version, fields, created_at, updated_at)
       SELECT ?1, ?2, ?2, ?3, ?4, ?4 WHERE ${currentVersion} = ?2
       ON CONFLICT (id) DO UPDATE SET version = excluded.version`,
    )
    .bind(id, version, JSON.stringify(fields), new Date().toISOString())
}

/** Whether some asset still shows that picture. */
export async function isShown(db: D1Database, url: string): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM asset WHERE url = ?1
       UNION ALL SELECT 1 FROM asset_draft WHERE instr(fields, ?2) > 0`,
    )
    .bind(url, JSON.stringify(url))
    .first()
  return row !== null
}

function fieldsOf(rows: readonly PublishedRow[]): AssetFields {
  const each = <Value>(read: (row: PublishedRow) => Value) =>
    Object.fromEntries(rows.map((row) => [row.locale, read(row)]))
  return {
    title: each(({ title }) => title),
    description: each(({ description }) => description),
    file: each(({ url, width, height, size, content_type: contentType, file_name }) => ({
      fileName: file_name ?? `${url.split('/').at(-1)}.${contentType.split('/').at(-1)}`,
      ...{ contentType, url, details: { size, image: { width, height } } },
    })),
  }
}
