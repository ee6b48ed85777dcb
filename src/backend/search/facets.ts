import { facility } from '../../domain/facilities.ts'
import type { Attribute, SearchIndex } from './indexes/search-index.ts'
import { maxValuesPerFacet } from './limits.ts'
import { documentsSql, type Selection, tallySql } from './run/statements.ts'
import { SearchError } from './search-error.ts'

export interface FacetResult {
  facetDistribution: Record<string, Record<string, number>>
  facetStats: Record<string, { min: number; max: number }>
}

/** Counts of one or more attributes; its rows are name, value, count. */
export interface FacetStatement {
  names: string[]
  sql: string
  /** Wire units in a table's unit. */
  scale: number
  isFlag: boolean
}

/** Throws SearchError when the index can't be filtered by one of them. */
export function facetStatements(index: SearchIndex, facets: readonly string[], selection: Selection): FacetStatement[] {
  const names = facets.includes('*')
    ? index.filterableAttributes.filter((name) => isCountable(index, name))
    : [...new Set(facets)]
  const unknown = names.filter((name) => !isCountable(index, name))
  if (unknown.length > 0) throw notFilterable(index, unknown)
  return names.flatMap((name) => statementOf(index, name, selection))
}

export function readFacets(
  statements: readonly FacetStatement[],
  rows: readonly Record<string, unknown>[][],
): FacetResult {
  const result: FacetResult = { facetDistribution: {}, facetStats: {} }
  /** How many values each has. */
  const sizes = new Map<string, number>()
  for (const [place, statement] of statements.entries()) {
    for (const name of statement.names) result.facetDistribution[name] = {}
    for (const { name, value, count } of rows[place] ?? [])
      addCount(result, sizes, statement, String(name), value, Number(count))
  }
  return result
}

function addCount(
  result: FacetResult,
  sizes: Map<string, number>,
  statement: FacetStatement,
  name: string,
  value: unknown,
  count: number,
): void {
  if (value === null || value === undefined || count === 0) return
  const shown = statement.isFlag ? value === 1 : typeof value === 'number' ? value / statement.scale : value
  const distribution = result.facetDistribution[name] ?? {}
  result.facetDistribution[name] = distribution
  if (typeof shown === 'number') {
    const stats = result.facetStats[name]
    result.facetStats[name] = { min: Math.min(shown, stats?.min ?? shown), max: Math.max(shown, stats?.max ?? shown) }
  }
  const size = sizes.get(name) ?? 0
  if (size >= maxValuesPerFacet) return
  distribution[String(shown)] = count
  sizes.set(name, size + 1)
}

function isCountable(index: SearchIndex, name: string): boolean {
  if (name === 'facilities') return index.filterableAttributes.includes('facilities')
  return index.filterableAttributes.includes(name.split('.')[0] ?? name) && index.attributeOf(name) !== undefined
}

function statementOf(index: SearchIndex, name: string, selection: Selection): FacetStatement[] {
  if (name === 'facilities') return [allFacilities(selection)]
  const attribute = index.attributeOf(name)
  if (!attribute) return []
  return [
    {
      names: [name],
      sql: countsSql(name, attribute, selection),
      scale: attribute.kind === 'number' ? (attribute.scale ?? 1) : 1,
      isFlag: attribute.kind === 'flag',
    },
  ]
}

function countsSql(name: string, attribute: Attribute, selection: Selection): string {
  const open = `WITH ${selection.ctes}`
  if (attribute.kind === 'keys') return keyCounts(name, attribute.keys, selection)
  if ('rows' in attribute) {
    const list = `(SELECT json_group_array(value) FROM (${attribute.rows})) AS list`
    return `${open} d AS (${documentsSql(selection, [list])})
      SELECT '${name}' AS name, e.value AS value, COUNT(*) AS count FROM d, json_each(d.list) e GROUP BY e.value ORDER BY e.value`
  }
  const shown = 'shown' in attribute ? (attribute.shown ?? attribute.sql) : attribute.sql
  if (isOneOfHouse(shown, selection)) {
    const counts = [`'${name}' AS name`, `${shown} AS value`, `COUNT(DISTINCT ${selection.distinct}) AS count`]
    return `${tallySql(selection, counts)} AND ${shown} IS NOT NULL GROUP BY value ORDER BY value`
  }
  return `${open} d AS (${documentsSql(selection, [`${shown} AS value`])})
    SELECT '${name}' AS name, value, COUNT(*) AS count FROM d WHERE value IS NOT NULL GROUP BY value ORDER BY value`
}

/** Whatever stay stands for a house, this is the same of all of them: they need not be put in order to be counted. */
function isOneOfHouse(sql: string, { distinct }: Selection): boolean {
  return (
    distinct !== undefined &&
    /\.lodging_id$/.test(distinct) &&
    /\bl\./.test(sql) &&
    !/\b(?!l\.)\w+\./.test(sql.replace(/\d+\.\d+/g, ''))
  )
}

/** One pass for all keys: each is a column of ones and zeros. */
function keyCounts(name: string, keys: ReadonlyMap<string, string>, selection: Selection): string {
  const columns = [...keys.values()].map((sql, place) => `${sql} AS c${place}`)
  const sums = [...keys.keys()].map((key, place) => `'${key}', SUM(c${place})`)
  return `WITH ${selection.ctes} d AS (${documentsSql(selection, columns)}),
    s AS (SELECT ${objectOf(sums)} AS counts FROM d)
    SELECT '${name}' AS name, e.key AS value, e.value AS count FROM s, json_each(s.counts) e ORDER BY e.key`
}

/** D1's functions take 32 arguments, a pair of a name and its value is two. */
const maxPairs = 16

function objectOf(pairs: readonly string[]): string {
  const objects: string[] = []
  for (let from = 0; from < pairs.length; from += maxPairs) {
    objects.push(`json_object(${pairs.slice(from, from + maxPairs).join(', ')})`)
  }
  return objects.reduce((whole, part) => `json_patch(${whole}, ${part})`)
}

/** Every facility of the documents at once. */
function allFacilities(selection: Selection): FacetStatement {
  const [lodgingId = '', day = 'NULL'] = selection.key
  return {
    names: [],
    sql: `WITH ${selection.ctes} d AS (${documentsSql(selection, [`${lodgingId} AS lodging_id`, `${day} AS day`])})
      SELECT 'facilities.' || f.facility_id AS name, f.value AS value, COUNT(*) AS count
      FROM d JOIN lodging_facility f ON f.lodging_id = d.lodging_id
      WHERE (f.from_date IS NULL OR f.from_date <= d.day) AND (f.to_date IS NULL OR f.to_date >= d.day)
        AND f.facility_id <> ${facility.registrationNumber}
      GROUP BY f.facility_id, f.value ORDER BY f.facility_id, f.value`,
    scale: 1,
    isFlag: false,
  }
}

function notFilterable(index: SearchIndex, names: readonly string[]): SearchError {
  const subject = names.length === 1 ? `Attribute \`${names[0]}\` is` : `Attributes \`${names.join(', ')}\` are`
  return new SearchError(
    'invalid_search_facets',
    `Invalid facet distribution: ${subject} not filterable. Available filterable attributes patterns are: \`${index.filterableAttributes.join(', ')}\`.`,
  )
}
