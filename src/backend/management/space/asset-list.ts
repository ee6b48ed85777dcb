import type { Listed } from './list-query.ts'

const rows = `
  SELECT id, version, fields, created_at, updated_at, archived_at,
    (SELECT max(published_at) FROM asset WHERE asset.id = asset_draft.id) AS published_at,
    (SELECT max(published_version) FROM asset WHERE asset.id = asset_draft.id) AS published_version
  FROM asset_draft
  UNION ALL
  SELECT id, max(published_version) + 1, group_concat(title || ' ' || description || ' ' || coalesce(file_name, url)),
    min(published_at), max(published_at), NULL, max(published_at), max(published_version)
  FROM asset WHERE id NOT IN (SELECT id FROM asset_draft) GROUP BY id`

/** What can be asked of assets: their fields by the text of `query` alone. */
export const listedAssets: Listed = {
  rows,
  hasText: 'instr(lower(fields), lower(?)) > 0',
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
