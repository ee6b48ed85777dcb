import { GraphQLError } from 'graphql'
import * as v from 'valibot'

/** A condition in SQL with its bound values. */
export interface Condition {
  sql: string
  values: (string | number | null)[]
}

export type Filter = Record<string, unknown>

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
export function conditionOf(filter: Filter): Condition {
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
