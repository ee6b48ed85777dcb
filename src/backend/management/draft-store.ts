import * as v from 'valibot'
import { contentLocales, type Fields, FieldsSchema } from '../../contracts/content-model.ts'

/** An entry as editors see it. `version` grows with everything that is done to it, publishing included. */
export interface ManagedEntry {
  id: string
  type: string
  version: number
  /** Null: not published. */
  publishedVersion: number | null
  publishedAt: string | null
  fields: Fields
}

/** An entry as it is stored, with its version and times. Times are null of entries from before they were stored. */
export interface StoredEntry extends ManagedEntry {
  createdAt: string | null
  updatedAt: string | null
  firstPublishedAt: string | null
  /** Null: it is not archived. */
  archived: { version: number; at: string | null } | null
}

const DraftRowSchema = v.object({
  id: v.string(),
  type: v.string(),
  version: v.number(),
  fields: v.pipe(v.string(), v.parseJson(), FieldsSchema),
  created_at: v.nullable(v.string()),
  updated_at: v.nullable(v.string()),
  archived_version: v.nullable(v.number()),
  archived_at: v.nullable(v.string()),
})
const PublishedRowSchema = v.object({
  id: v.string(),
  type: v.string(),
  locale: v.picklist(contentLocales),
  published_version: v.number(),
  published_at: v.string(),
  first_published_at: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
})
type DraftRow = v.InferOutput<typeof DraftRowSchema>
type PublishedRow = v.InferOutput<typeof PublishedRowSchema>

/** The draft where there is one, else what is published; those that there are, in the order of their ids. */
export async function readEntries(db: D1Database, ids: readonly string[]): Promise<StoredEntry[]> {
  const rowsOf = (table: 'draft' | 'entry') =>
    db.prepare(`SELECT * FROM ${table} WHERE id IN (SELECT value FROM json_each(?1))`).bind(JSON.stringify(ids))
  const [drafts, rows] = await db.batch([rowsOf('draft'), rowsOf('entry')])
  const draftOf = new Map(v.parse(v.array(DraftRowSchema), drafts?.results ?? []).map((row) => [row.id, row]))
  const publishedOf = Map.groupBy(v.parse(v.array(PublishedRowSchema), rows?.results ?? []), (row) => row.id)
  return ids.flatMap((id) => {
    const draft = draftOf.get(id)
    const published = publishedOf.get(id) ?? []
    return draft || published.length > 0 ? [stored(id, draft, published)] : []
  })
}

function stored(id: string, draft: DraftRow | undefined, published: readonly PublishedRow[]): StoredEntry {
  const [first] = published
  const publishedVersion = first ? Math.max(...published.map(({ published_version }) => published_version)) : null
  return {
    id,
    type: draft?.type ?? first?.type ?? '',
    version: draft?.version ?? (publishedVersion ?? 0) + 1,
    publishedVersion,
    publishedAt: first?.published_at ?? null,
    firstPublishedAt: first?.first_published_at ?? null,
    createdAt: first?.first_published_at ?? draft?.created_at ?? null,
    updatedAt: draft ? draft.updated_at : (first?.published_at ?? null),
    archived: draft?.archived_version ? { version: draft.archived_version, at: draft.archived_at } : null,
    fields: draft?.fields ?? fieldsOf(published),
  }
}

/** SQL: the version of the entry ?1 as it is now; 0: there is none. */
const currentVersion = `coalesce((SELECT version FROM draft WHERE id = ?1),
  (SELECT max(published_version) + 1 FROM entry WHERE id = ?1), 0)`

/** @returns false where somebody else has changed the entry since it was of that version (0: it was not there) */
export async function saveDraft(
  db: D1Database,
  { id, type, version, fields }: ManagedEntry,
  before: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO draft (id, type, version, fields, created_at, updated_at)
       SELECT ?1, ?2, ?3, ?4, ?6, ?6 WHERE ${currentVersion} = ?5
       ON CONFLICT (id) DO UPDATE
         SET version = excluded.version, fields = excluded.fields, updated_at = excluded.updated_at`,
    )
    .bind(id, type, version, JSON.stringify(fields), before, new Date().toISOString())
    .run()
  return meta.changes > 0
}

/**
 * One row for each locale that has a field, and in the same batch further statements, which check `onlyIfCurrent`
 * themselves.
 * @returns false where somebody else has changed the entry since it was read: then nothing is written
 */
export async function publishEntry(
  db: D1Database,
  entry: ManagedEntry,
  publishedAt: string,
  along: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const { id, version, fields } = entry
  const byLocale = contentLocales.map((locale) => ({ locale, values: inLocale(fields, locale) }))
  const [claimed] = await db.batch([
    claim(db, entry),
    ...along,
    ...byLocale.map(({ locale, values }) =>
      Object.keys(values).length === 0
        ? remove(db, entry, locale)
        : insert(db, entry, { locale, values: [slugOf(values), publishedAt, JSON.stringify(values)] }),
    ),
    db.prepare('DELETE FROM draft WHERE id = ?1 AND version = ?2').bind(id, version),
  ])
  return (claimed?.meta.changes ?? 0) > 0
}

/** Makes the version that was read the draft, unless somebody else has changed the entry since. */
function claim(db: D1Database, { id, type, version, fields }: ManagedEntry): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO draft (id, type, version, fields) SELECT ?1, ?2, ?3, ?4 WHERE ${currentVersion} = ?3
       ON CONFLICT (id) DO UPDATE SET version = excluded.version`,
    )
    .bind(id, type, version, JSON.stringify(fields))
}

/** SQL that holds while the batch publishes or unpublishes the version that was read, with its values from the place `first` on. */
export function onlyIfCurrent({ id, version }: ManagedEntry, first: number) {
  return {
    sql: `EXISTS (SELECT 1 FROM draft WHERE id = ?${first} AND version = ?${first + 1})`,
    values: [id, version] as const,
  }
}

function remove(db: D1Database, entry: ManagedEntry, locale: string): D1PreparedStatement {
  const current = onlyIfCurrent(entry, 2)
  return db
    .prepare(`DELETE FROM entry WHERE locale = ?1 AND id = ?2 AND ${current.sql}`)
    .bind(locale, ...current.values)
}

function insert(
  db: D1Database,
  entry: ManagedEntry,
  { locale, values: [slug, publishedAt, fields] }: { locale: string; values: [string | null, string, string] },
): D1PreparedStatement {
  const current = onlyIfCurrent(entry, 1)
  return db
    .prepare(
      `INSERT INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
       SELECT ?1, ?3, ?4, ?5, ?2, ?6, ?6, ?7 WHERE ${current.sql}
       ON CONFLICT (id, locale) DO UPDATE SET slug = excluded.slug, published_version = excluded.published_version,
         published_at = excluded.published_at, fields = excluded.fields`,
    )
    .bind(...current.values, locale, entry.type, slug, publishedAt, fields)
}

/**
 * What was published is a draft from now on; in the same batch what goes along, which checks `onlyIfCurrent` itself.
 * @returns false where somebody else has changed the entry since it was read: then nothing is written
 */
export async function unpublishEntry(
  db: D1Database,
  entry: ManagedEntry,
  along: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const { id, version } = entry
  const current = onlyIfCurrent(entry, 1)
  const [claimed] = await db.batch([
    claim(db, entry),
    ...along,
    db.prepare(`DELETE FROM entry WHERE id = ?1 AND ${current.sql}`).bind(...current.values),
    db
      .prepare('UPDATE draft SET version = ?2 + 1, created_at = ?3, updated_at = ?3 WHERE id = ?1 AND version = ?2')
      .bind(id, version, new Date().toISOString()),
  ])
  return (claimed?.meta.changes ?? 0) > 0
}

/** Out of sight of editors, or back; a version further. @returns false where somebody else has changed it since */
export async function setArchived(
  db: D1Database,
  table: 'draft' | 'asset_draft',
  { id, version }: { id: string; version: number },
  isArchived: boolean,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE ${table} SET version = version + 1, updated_at = ?3, archived_version = ?4, archived_at = ?5
       WHERE id = ?1 AND version = ?2`,
    )
    .bind(
      id,
      version,
      new Date().toISOString(),
      isArchived ? version : null,
      isArchived ? new Date().toISOString() : null,
    )
    .run()
  return meta.changes > 0
}

/** Of what is not published. @returns false where somebody else has changed it since */
export async function deleteDraft(
  db: D1Database,
  table: 'draft' | 'asset_draft',
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { meta } = await db.prepare(`DELETE FROM ${table} WHERE id = ?1 AND version = ?2`).bind(id, version).run()
  return meta.changes > 0
}

function fieldsOf(rows: readonly PublishedRow[]): Fields {
  const fields: Fields = {}
  for (const { locale, fields: values } of rows) {
    for (const [name, value] of Object.entries(values)) fields[name] = { ...fields[name], [locale]: value }
  }
  return fields
}

function inLocale(fields: Fields, locale: (typeof contentLocales)[number]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, values]) => (locale in values ? [[name, values[locale]]] : [])),
  )
}

function slugOf({ slug }: Record<string, unknown>): string | null {
  return typeof slug === 'string' ? slug : null
}
