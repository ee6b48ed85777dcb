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

export async function saveDraft(db: D1Database, { id, type, version, fields }: ManagedEntry): Promise<void> {
  await db
    .prepare('INSERT OR REPLACE INTO draft (id, type, version, fields) VALUES (?, ?, ?, ?)')
    .bind(id, type, version, JSON.stringify(fields))
    .run()
}

/** One row for each locale that has a field, and in the same batch what goes along. */
export async function publishEntry(
  db: D1Database,
  entry: ManagedEntry,
  publishedAt: string,
  along: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const { id, type, version, fields } = entry
  const insert = db.prepare(
    `INSERT INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7)
     ON CONFLICT (id, locale) DO UPDATE SET slug = excluded.slug, published_version = excluded.published_version,
       published_at = excluded.published_at, fields = excluded.fields`,
  )
  const byLocale = contentLocales.map((locale) => ({ locale, values: inLocale(fields, locale) }))
  await db.batch([
    ...byLocale.map(({ locale, values }) =>
      Object.keys(values).length === 0
        ? db.prepare('DELETE FROM entry WHERE id = ? AND locale = ?').bind(id, locale)
        : insert.bind(id, locale, type, slugOf(values), version, publishedAt, JSON.stringify(values)),
    ),
    db.prepare('DELETE FROM draft WHERE id = ?').bind(id),
    ...along,
  ])
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
