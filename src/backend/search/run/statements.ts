import { allOf } from '../filter/condition.ts'
import { compileWhole } from '../filter/read-filter.ts'
import { type DocumentReader, isAmong, type SearchIndex } from '../indexes/search-index.ts'
import type { ParsedQuery } from '../query.ts'
import { SearchError } from '../search-error.ts'
import { readSort, type SortKey } from '../sort.ts'
import type { SqlValues } from '../sql-values.ts'
import type { TextMatch } from '../text/match-text.ts'

/** A search in SQL without its filter. */
export interface Selection {
  /** The text's matches: common table expressions, each ending with a comma. */
  ctes: string
  from: string
  joins: Readonly<Record<string, string>>
  where: string
  order: SortKey[]
  /** SQL of what may occur only once. */
  distinct?: string
  /** The name of that. */
  distinctName?: string
  key: readonly string[]
}

/** The hits, whether from the isolate's memory or the database. */
export interface Page {
  total: number
  /** In order. */
  rows: Record<string, unknown>[]
  /** Of each facet. */
  facetRows: Record<string, unknown>[][]
}

/**
 * Throws SearchError for what the index can't answer.
 * @param furtherSql SQL of further columns of the rows
 */
export function selectionOf(
  index: SearchIndex,
  query: ParsedQuery,
  values: SqlValues,
  text: TextMatch | undefined,
  furtherSql = '',
): Selection {
  const filter = compileWhole(query.filter, index, values)
  const sorts = query.sort.map((sort) => readSort(sort, index))
  const keyOf = (sql: string, direction: SortKey['direction'] = 'ASC'): SortKey => ({ sql, direction, hasNull: false })
  return {
    ctes: text?.ctes ?? '',
    ...tablesOf(index, `${filter.sql} ${furtherSql}`, text),
    where: allOf([index.where, filter.sql, ...(text?.exclusion ? [text.exclusion] : [])]),
    order: [
      ...sorts,
      ...(text?.order ?? []),
      ...index.ranking.map(({ sql, direction }) => keyOf(sql, direction)),
      ...index.key.map((sql) => keyOf(sql)),
    ],
    ...(query.distinct !== undefined && {
      distinct: distinctSql(index, query.distinct),
      distinctName: query.distinct,
    }),
    key: index.key,
  }
}

/** Words find few documents; a filter of what a house is reads all houses once, instead of one for each document. */
function tablesOf(index: SearchIndex, filter: string, text: TextMatch | undefined): Pick<Selection, 'from' | 'joins'> {
  const { from, fromHouses, joins = {} } = index
  if (text?.ctes) return { from: `${from} ${index.textJoin}`, joins }
  if (!fromHouses || !refersTo('l', filter)) return { from, joins }
  const { l: _, ...others } = joins
  return { from: fromHouses, joins: others }
}

/**
 * The page's documents, in order. With `within` the first of each group are looked for among so many rows alone, which
 * spares sorting all of them: the page may then come out short, never wrong.
 */
export function pageSql(
  selection: Selection,
  reader: DocumentReader,
  { offset, limit, within }: { offset: number; limit: number; within?: number },
): string {
  const columns = [
    ...selection.key.map((sql, place) => `${sql} AS k${place}`),
    ...selection.order.map(({ sql }, place) => `${sql} AS s${place}`),
  ]
  const order = selection.order.map((key, place) => orderSql(`s${place}`, key)).join(', ')
  const documents =
    within === undefined
      ? documentsSql(selection, columns)
      : firstOfGroups(
          `${rowsSql(selection, [...columns, `${groupOf(selection)} AS g`])} ORDER BY ${order} LIMIT ${within}`,
          order,
        )
  return `WITH ${selection.ctes} p AS MATERIALIZED (${documents} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    SELECT ${reader.columns} FROM p ${reader.joins} ORDER BY ${order}`
}

export function countSql(selection: Selection): string {
  const { distinct } = selection
  const counted = distinct ? `COUNT(DISTINCT ${distinct}) + COUNT(iif(${distinct} IS NULL, 1, NULL))` : 'COUNT(*)'
  return tallySql(selection, [`${counted} AS total`])
}

/** One row of what is counted over everything that is found. */
export function tallySql(selection: Selection, counts: readonly string[]): string {
  return `${withCtes(selection.ctes)} ${rowsSql(selection, counts)}`
}

/** Columns of the documents that are found, each group that may occur only once by its first. */
export function documentsSql(selection: Selection, columns: readonly string[]): string {
  if (!selection.distinct) return rowsSql(selection, columns)
  const order = selection.order.map((key) => orderSql(key.sql, key)).join(', ')
  const place = `ROW_NUMBER() OVER (PARTITION BY ${groupOf(selection)} ORDER BY ${order}) AS place`
  return `SELECT * FROM (${rowsSql(selection, [...columns, place])}) WHERE place = 1`
}

/** In descending order NULL comes last by itself; saying it would prevent SQLite from reading an index in order. */
function orderSql(sql: string, { direction, hasNull }: SortKey): string {
  return `${sql} ${direction}${hasNull && direction === 'ASC' ? ' NULLS LAST' : ''}`
}

export function rowsSql(selection: Selection, columns: readonly string[]): string {
  const { where } = selection
  return `SELECT ${columns.join(', ')} FROM ${tablesFor(selection, [where, ...columns])} WHERE ${where}`
}

function refersTo(alias: string, sql: string): boolean {
  return new RegExp(`\\b${alias}\\.`).test(sql)
}

function firstOfGroups(rows: string, order: string): string {
  return `SELECT * FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY g ORDER BY ${order}) AS place FROM (${rows})) WHERE place = 1`
}

/** A document without the attribute is a group of its own. */
function groupOf({ distinct, key }: Selection): string {
  return `ifnull(${distinct}, 'none-' || ${key.join(" || '-' || ")})`
}

/** The joins of the used columns; every document has one row there, so that a join changes nothing otherwise. */
export function tablesFor({ from, joins }: Pick<Selection, 'from' | 'joins'>, used: readonly string[]): string {
  const needed = Object.entries(joins).filter(([alias]) => used.some((sql) => refersTo(alias, sql)))
  return [from, ...needed.map(([, join]) => join)].join(' ')
}

export function withCtes(ctes: string): string {
  return ctes === '' ? '' : `WITH ${ctes.trimEnd().replace(/,$/, '')}`
}

function distinctSql(index: SearchIndex, name: string): string {
  const isFilterable = isAmong(index.filterableAttributes, name)
  const attribute = isFilterable ? index.attributeOf(name) : undefined
  if (attribute && 'sql' in attribute) return attribute.sql
  throw new SearchError(
    'invalid_search_distinct',
    `Index \`${index.uid}\`: Attribute \`${name}\` is not filterable and thus, cannot be used as distinct attribute. Available filterable attributes patterns are: \`${index.filterableAttributes.join(', ')}\`.`,
  )
}
