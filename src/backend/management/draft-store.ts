import * as v from 'valibot'
import { contentLocales } from '../content/content-model.ts'

/** Fields as the management API has them: name → locale → value. */
export const FieldsSchema = v.record(v.string(), v.record(v.picklist(contentLocales), v.unknown()))
export type Fields = v.InferOutput<typeof FieldsSchema>

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

const DraftRowSchema = v.object({
  type: v.string(),
  version: v.number(),
  fields: v.pipe(v.string(), v.parseJson(), FieldsSchema),
})
const PublishedRowSchema = v.object({
  type: v.string(),
  locale: v.picklist(contentLocales),
  published_version: v.number(),
  published_at: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
})

/** The draft where there is one, else what is published; null: there is no such entry. */
export async function readEntry(db: D1Database, id: string): Promise<ManagedEntry | null> {
  const [drafts, rows] = await db.batch([
    db.prepare('SELECT type, version, fields FROM draft WHERE id = ?').bind(id),
    db.prepare('SELECT type, locale, published_version, published_at, fields FROM entry WHERE id = ?').bind(id),
  ])
  const published = v.parse(v.array(PublishedRowSchema), rows?.results ?? [])
  const [draft] = v.parse(v.array(DraftRowSchema), drafts?.results ?? [])
  const [first] = published
  if (!draft && !first) return null
  const publishedVersion = first ? Math.max(...published.map(({ published_version }) => published_version)) : null
  return {
    id,
    type: draft?.type ?? first?.type ?? '',
    version: draft?.version ?? (publishedVersion ?? 0) + 1,
    publishedVersion,
    publishedAt: first?.published_at ?? null,
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
      `INSERT INTO draft (id, type, version, fields) SELECT ?1, ?2, ?3, ?4 WHERE ${currentVersion} = ?5
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, fields = excluded.fields`,
    )
    .bind(id, type, version, JSON.stringify(fields), before)
    .run()
  return meta.changes > 0
}

/**
 * One row for each locale that has a field, and in the same batch what goes along, which asks `onlyIfCurrent` itself.
 * @returns false where somebody else has changed the entry since it was read: then nothing is written
 */
export async function publishEntry(
  db: D1Database,
  entry: ManagedEntry,
  publishedAt: string,
  along: readonly D1PreparedStatement[] = [],
): Promise<boolean> {
  const { id, type, version, fields } = entry
  const byLocale = contentLocales.map((locale) => ({ locale, values: inLocale(fields, locale) }))
  const [claimed] = await db.batch([
    db
      .prepare(
        `INSERT INTO draft (id, type, version, fields) SELECT ?1, ?2, ?3, ?4 WHERE ${currentVersion} = ?3
         ON CONFLICT (id) DO UPDATE SET version = excluded.version`,
      )
      .bind(id, type, version, JSON.stringify(fields)),
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

/** SQL that holds while the batch publishes the version that was read, with its values from the place `first` on. */
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

/** What was published is a draft from now on. */
export async function unpublishEntry(db: D1Database, { id, type, version, fields }: ManagedEntry): Promise<void> {
  await db.batch([
    db
      .prepare('INSERT OR REPLACE INTO draft (id, type, version, fields) VALUES (?, ?, ?, ?)')
      .bind(id, type, version + 1, JSON.stringify(fields)),
    db.prepare('DELETE FROM entry WHERE id = ?').bind(id),
  ])
}

function fieldsOf(rows: readonly v.InferOutput<typeof PublishedRowSchema>[]): Fields {
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
