import * as v from 'valibot'
import { contentModel } from '../../../contracts/content-model.ts'
import type { Listed, ListQuery } from './list-query.ts'

/** Every entry as editors have it: its draft where there is one, else what is published. */
const managed = `WITH managed AS (
  SELECT id, type, version, 1 AS is_draft, updated_at, archived_at,
    coalesce((SELECT min(first_published_at) FROM entry WHERE entry.id = draft.id), created_at) AS created_at,
    (SELECT max(published_at) FROM entry WHERE entry.id = draft.id) AS published_at,
    (SELECT max(published_version) FROM entry WHERE entry.id = draft.id) AS published_version
  FROM draft
  UNION ALL
  SELECT id, min(type), max(published_version) + 1, 0, max(published_at), NULL, min(first_published_at),
    max(published_at), max(published_version)
  FROM entry WHERE id NOT IN (SELECT id FROM draft) GROUP BY id
)`

/** What can be asked of the rows above. Fields and locales are those of the model, never the caller's text. */
export const listedEntries: Listed = {
  sys: {
    id: 'id',
    version: 'version',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
    publishedAt: 'published_at',
    publishedVersion: 'published_version',
    archivedAt: 'archived_at',
    'contentType.sys.id': 'type',
  },
  fieldsOf: (type) => (Object.hasOwn(contentModel, type) ? (contentModel[type] ?? null) : null),
  valueOf: (field, locale, inside) => `CASE is_draft
    WHEN 1 THEN (SELECT json_extract(draft.fields, '$.${field}."${locale}"${inside}') FROM draft WHERE draft.id = managed.id)
    ELSE (SELECT json_extract(entry.fields, '$.${field}${inside}') FROM entry
      WHERE entry.id = managed.id AND entry.locale = '${locale}') END`,
}

const IdsSchema = v.array(v.object({ id: v.string() }))
const TotalSchema = v.tuple([v.object({ total: v.number() })])

/** Ids of the entries requested, in their order, and how many there are in all. */
export async function listEntries(
  db: D1Database,
  { where, orderBy, values, limit, skip, text, contentType }: ListQuery,
): Promise<{ ids: string[]; total: number }> {
  const found = `(? IS NULL OR type = ?) AND (? IS NULL OR EXISTS (
      SELECT 1 FROM draft WHERE draft.id = managed.id AND instr(lower(draft.fields), lower(?)) > 0
      UNION ALL SELECT 1 FROM entry WHERE entry.id = managed.id AND is_draft = 0 AND instr(lower(entry.fields), lower(?)) > 0
    )) AND ${where}`
  const bound = [contentType, contentType, text, text, text, ...values]
  const [rows, total] = await db.batch([
    db
      .prepare(`${managed} SELECT id FROM managed WHERE ${found} ORDER BY ${orderBy} LIMIT ? OFFSET ?`)
      .bind(...bound, limit, skip),
    db.prepare(`${managed} SELECT count(*) AS total FROM managed WHERE ${found}`).bind(...bound),
  ])
  return {
    ids: v.parse(IdsSchema, rows?.results ?? []).map(({ id }) => id),
    total: v.parse(TotalSchema, total?.results ?? [])[0].total,
  }
}
