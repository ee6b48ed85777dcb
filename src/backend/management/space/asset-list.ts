import * as v from 'valibot'
import type { Listed, ListQuery } from './list-query.ts'

const managed = `WITH managed AS (
  SELECT id, version, fields, created_at, updated_at, archived_at,
    (SELECT max(published_at) FROM asset WHERE asset.id = asset_draft.id) AS published_at,
    (SELECT max(published_version) FROM asset WHERE asset.id = asset_draft.id) AS published_version
  FROM asset_draft
  UNION ALL
  SELECT id, max(published_version) + 1, group_concat(title || ' ' || description || ' ' || coalesce(file_name, url)),
    min(published_at), max(published_at), NULL, max(published_at), max(published_version)
  FROM asset WHERE id NOT IN (SELECT id FROM asset_draft) GROUP BY id
)`

/** What can be asked of assets: their fields by the text of `query` alone. */
export const listedAssets: Listed = {
  sys: {
    id: 'id',
    version: 'version',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
    publishedAt: 'published_at',
    publishedVersion: 'published_version',
    archivedAt: 'archived_at',
  },
  fieldsOf: () => null,
  valueOf: () => 'NULL',
}

const IdsSchema = v.array(v.object({ id: v.string() }))
const TotalSchema = v.tuple([v.object({ total: v.number() })])

/** Ids of the assets requested, in their order, and how many there are in all. */
export async function listAssets(
  db: D1Database,
  { where, orderBy, values, limit, skip, text }: ListQuery,
): Promise<{ ids: string[]; total: number }> {
  const found = `(? IS NULL OR instr(lower(fields), lower(?)) > 0) AND ${where}`
  const [rows, total] = await db.batch([
    db
      .prepare(`${managed} SELECT id FROM managed WHERE ${found} ORDER BY ${orderBy} LIMIT ? OFFSET ?`)
      .bind(text, text, ...values, limit, skip),
    db.prepare(`${managed} SELECT count(*) AS total FROM managed WHERE ${found}`).bind(text, text, ...values),
  ])
  return {
    ids: v.parse(IdsSchema, rows?.results ?? []).map(({ id }) => id),
    total: v.parse(TotalSchema, total?.results ?? [])[0].total,
  }
}
