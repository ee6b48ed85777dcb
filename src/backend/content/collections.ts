import { GraphQLError } from 'graphql'
import { type ContentLocale, collectionLimits } from '../../contracts/content-model.ts'
import { type AssetRow, type EntryRow, entryTable, parseAssetRows, parseEntryRows } from './entries.ts'
import { type Condition, conditionOf, type Filter } from './where.ts'

export interface CollectionArguments {
  where?: Filter | null
  order?: readonly (string | null)[] | null
  limit?: number | null
  skip?: number | null
  locale?: string | null
  preview?: boolean | null
}

/** Which entries: as they read in a locale, published or as a preview shows them. */
export interface Reading {
  locale: ContentLocale
  isPreview: boolean
}

interface Collection<Row> {
  total: () => Promise<number>
  skip: number
  limit: number
  items: () => Promise<Row[]>
}

/** Entries of a type, or of all types; rows and total are read only if the query asks for them. */
export function queryEntries(
  db: D1Database,
  type: string | null,
  { locale, isPreview }: Reading,
  args: CollectionArguments,
): Collection<EntryRow> {
  const where = conditionOf(args.where ?? {})
  const ofType: Condition = type === null ? { sql: '1', values: [] } : { sql: 'type = ?', values: [type] }
  const condition = {
    sql: `locale = ? AND ${ofType.sql} AND ${where.sql}`,
    values: [locale, ...ofType.values, ...where.values],
  }
  return collection(db, entryTable(isPreview), condition, args, (rows) => parseEntryRows(rows, isPreview))
}

/** Entries of all types that link to that one, in a field or in a rich text. */
export function queryLinkingEntries(
  db: D1Database,
  id: string,
  { locale, isPreview }: Reading,
  args: CollectionArguments,
): Collection<EntryRow> {
  const sql = `locale = ? AND EXISTS (
    SELECT 1 FROM json_tree(fields) AS linked WHERE linked.key = 'id' AND linked.value = ? AND linked.path LIKE '%.sys'
  )`
  const condition = { sql, values: [locale, id] }
  return collection(db, entryTable(isPreview), condition, args, (rows) => parseEntryRows(rows, isPreview))
}

export function queryAssets(db: D1Database, locale: ContentLocale, args: CollectionArguments): Collection<AssetRow> {
  const where = conditionOf(args.where ?? {})
  const condition = { sql: `locale = ? AND ${where.sql}`, values: [locale, ...where.values] }
  return collection(db, 'asset', condition, args, parseAssetRows)
}

/** Which part of a list is requested; more than Contentful's maximum is refused in its words. */
export function windowOf({ skip, limit }: CollectionArguments): { skip: number; limit: number } {
  const { default: defaultLimit, maximum } = collectionLimits
  const window = { skip: skip ?? 0, limit: limit ?? defaultLimit }
  if (window.limit < 0 || window.limit > maximum || window.skip < 0) {
    throw new GraphQLError(`Query cannot be executed. The limit must be between 0 and ${maximum}, skip not negative.`, {
      extensions: { code: 'BAD_USER_INPUT', contentful: { code: 'INVALID_ARGUMENT' } },
    })
  }
  return window
}

function collection<Row>(
  db: D1Database,
  table: ReturnType<typeof entryTable> | 'asset',
  { sql, values }: Condition,
  args: CollectionArguments,
  parse: (rows: unknown[]) => Row[],
): Collection<Row> {
  const { skip, limit } = windowOf(args)
  const orderBy = (args.order ?? [])
    .filter((term) => term !== null)
    .map(orderTerm)
    .concat('id')
    .join(', ')
  return {
    skip,
    limit,
    async total() {
      const row = await db
        .prepare(`SELECT count(*) AS total FROM ${table} WHERE ${sql}`)
        .bind(...values)
        .first<{ total: number }>()
      return row?.total ?? 0
    },
    async items() {
      const { results } = await db
        .prepare(`SELECT * FROM ${table} WHERE ${sql} ORDER BY ${orderBy} LIMIT ? OFFSET ?`)
        .bind(...values, limit, skip)
        .all()
      return parse(results)
    },
  }
}

const sysColumns: Record<string, string> = {
  sys_id: 'id',
  sys_publishedAt: 'published_at',
  sys_firstPublishedAt: 'first_published_at',
}

/** 'sortOrder_DESC' → SQL. The schema's enum has already checked the name. */
function orderTerm(order: string): string {
  const field = order.replace(/_(ASC|DESC)$/, '')
  const direction = order.endsWith('_DESC') ? 'DESC' : 'ASC'
  return `${sysColumns[field] ?? `json_extract(fields, '$.${field}')`} ${direction} NULLS LAST`
}
