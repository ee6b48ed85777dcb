import { GraphQLError } from 'graphql'
import * as v from 'valibot'
import { type ContentLocale, collectionLimits } from '../../contracts/content-model.ts'
import { type AssetRow, type EntryRow, entryTable, parseAssetRows, parseEntryRows } from './entries.ts'

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

/** Entries of a type, or of all types; rows and total are read only if the query selects them. */
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

/** A condition in SQL with its bound values. */
interface Condition {
  sql: string
  values: (string | number | null)[]
}

type Filter = Record<string, unknown>

/** D1 binds at most 100 values; a filter of more conditions than this is refused. */
const maxConditions = 50

const operators = [
  'not_contains',
  'contains_all',
  'contains_some',
  'contains_none',
  'contains',
  'not_in',
  'in',
  'not',
  'exists',
  'gte',
  'gt',
  'lte',
  'lt',
] as const
type Operator = (typeof operators)[number] | 'is'

/** A `where` argument, already checked against the schema → SQL on the table `entry` or `asset`. */
function conditionOf(filter: Filter): Condition {
  const condition = allOf(filter, (field) => `json_extract(fields, '$.${field}')`)
  if (condition.values.length > maxConditions) {
    throw new GraphQLError('The filter has too many conditions', { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return condition
}

function allOf(filter: Filter, column: (field: string) => string): Condition {
  const parts = Object.entries(filter)
    .filter(([name, value]) => value !== undefined && !(name === 'OR' && value === null))
    .map(([name, value]) => partOf(name, value, column))
  return join(parts, ' AND ', '1')
}

function partOf(name: string, value: unknown, column: (field: string) => string): Condition {
  if (name === 'AND')
    return join(
      filters(value).map((each) => allOf(each, column)),
      ' AND ',
      '1',
    )
  if (name === 'OR')
    return join(
      filters(value).map((each) => allOf(each, column)),
      ' OR ',
      '0',
    )
  if (name === 'sys') return allOf(record(value), sysColumn)
  const operator: Operator = operators.find((each) => name.endsWith(`_${each}`)) ?? 'is'
  const field = operator === 'is' ? name : name.slice(0, -operator.length - 1)
  if (operator === 'is' && typeof value === 'object' && value !== null) return linkCondition(field, record(value))
  return compare(column(field), operator, value)
}

/** `{author: {sys: {id: …}}}` on one link or on any of a list. */
function linkCondition(field: string, filter: Filter): Condition {
  const inner = allOf(record(filter.sys), () => 'linked.value')
  return {
    sql: `EXISTS (SELECT 1 FROM json_tree(fields, '$.${field}') AS linked WHERE linked.key = 'id' AND ${inner.sql})`,
    values: inner.values,
  }
}

function compare(column: string, operator: Operator, value: unknown): Condition {
  switch (operator) {
    case 'is':
      return { sql: `${column} IS ?`, values: [scalar(value)] }
    case 'not':
      return { sql: `${column} IS NOT ?`, values: [scalar(value)] }
    case 'exists':
      return { sql: value === false ? `${column} IS NULL` : `${column} IS NOT NULL`, values: [] }
    case 'in':
      return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(value)] }
    case 'not_in':
      return { sql: `${column} NOT IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(value)] }
    case 'contains':
      return { sql: `instr(lower(${column}), lower(?)) > 0`, values: [scalar(value)] }
    case 'not_contains':
      return { sql: `instr(lower(coalesce(${column}, '')), lower(?)) = 0`, values: [scalar(value)] }
    case 'contains_some':
      return { sql: `${overlap(column)} > 0`, values: [JSON.stringify(value)] }
    case 'contains_none':
      return { sql: `${overlap(column)} = 0`, values: [JSON.stringify(value)] }
    case 'contains_all':
      return {
        sql: `${overlap(column)} = json_array_length(?)`,
        values: [JSON.stringify(value), JSON.stringify(value)],
      }
    default:
      return { sql: `${column} ${{ gt: '>', gte: '>=', lt: '<', lte: '<=' }[operator]} ?`, values: [scalar(value)] }
  }
}

function overlap(column: string): string {
  return `(SELECT count(DISTINCT held.value) FROM json_each(coalesce(${column}, '[]')) AS held
    WHERE held.value IN (SELECT value FROM json_each(?)))`
}

function sysColumn(field: string): string {
  return field === 'publishedAt' ? 'published_at' : field
}

function join(parts: Condition[], separator: string, empty: string): Condition {
  if (parts.length === 0) return { sql: empty, values: [] }
  return { sql: `(${parts.map((part) => part.sql).join(separator)})`, values: parts.flatMap((part) => part.values) }
}

const ScalarSchema = v.nullable(v.union([v.string(), v.number(), v.pipe(v.boolean(), v.transform(Number))]))
const scalar = (value: unknown) => v.parse(ScalarSchema, value)
const record = (value: unknown) => v.parse(v.record(v.string(), v.unknown()), value ?? {})
/** A null among them is none, as a null for all of them is. */
const filters = (value: unknown) =>
  v.parse(v.array(v.nullable(v.record(v.string(), v.unknown()))), value ?? []).filter((filter) => filter !== null)
