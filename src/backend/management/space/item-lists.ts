import { contentModel } from '../../../contracts/content-model.ts'
import type { Listed } from './list-query.ts'

const entryRows = `
  SELECT id, type, version, 1 AS is_draft, updated_at, archived_at,
    coalesce((SELECT min(first_published_at) FROM entry WHERE entry.id = draft.id), created_at) AS created_at,
    (SELECT max(published_at) FROM entry WHERE entry.id = draft.id) AS published_at,
    (SELECT max(published_version) FROM entry WHERE entry.id = draft.id) AS published_version
  FROM draft
  UNION ALL
  SELECT id, min(type), max(published_version) + 1, 0, max(published_at), NULL, min(first_published_at),
    max(published_at), max(published_version)
  FROM entry WHERE id NOT IN (SELECT id FROM draft) GROUP BY id`

/** Members of `sys` that entries and assets have alike, and their columns. */
const sysOfItems = {
  id: 'id',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  publishedAt: 'published_at',
  publishedVersion: 'published_version',
  archivedAt: 'archived_at',
}

/** What can be asked of entries. Fields and locales are those of the model, never the caller's text. */
export const listedEntries: Listed = {
  rows: entryRows,
  hasText: `EXISTS (SELECT 1 FROM (
      SELECT fields FROM draft WHERE draft.id = managed.id
      UNION ALL SELECT fields FROM entry WHERE entry.id = managed.id AND is_draft = 0
    ) WHERE instr(lower(fields), lower(?)) > 0)`,
  sys: { ...sysOfItems, 'contentType.sys.id': 'type' },
  fieldsOf: (type) => (Object.hasOwn(contentModel, type) ? (contentModel[type] ?? null) : null),
  valueOf: (field, locale, inside) => `CASE is_draft
    WHEN 1 THEN (SELECT json_extract(draft.fields, '$.${field}."${locale}"${inside}') FROM draft WHERE draft.id = managed.id)
    ELSE (SELECT json_extract(entry.fields, '$.${field}${inside}') FROM entry
      WHERE entry.id = managed.id AND entry.locale = '${locale}') END`,
}

const assetRows = `
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
  rows: assetRows,
  hasText: 'instr(lower(fields), lower(?)) > 0',
  sys: sysOfItems,
  fieldsOf: () => null,
  valueOf: () => 'NULL',
}
