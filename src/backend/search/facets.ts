import { facility } from '../../domain/facilities.ts'
import { type Attribute, isAmong, type SearchIndex } from './indexes/search-index.ts'
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
  /** Values and their counts, where the rows are others. */
  tally?: (rows: readonly Record<string, unknown>[]) => readonly [value: string, count: number][]
}

/** Throws SearchError when the index can't be filtered by one of them. */
export function facetStatements(index: SearchIndex, facets: readonly string[], selection: Selection): FacetStatement[] {
  return facetNames(index, facets).flatMap((name) => statementOf(index, name, selection))
}

/** Attributes of the facets. Throws SearchError when the index can't be filtered by one of them. */
export function facetNames(index: SearchIndex, facets: readonly string[]): string[] {
  const names = [...new Set(facets)]
  const unknown = names.filter((name) => !isCountable(index, name))
  if (unknown.length > 0) throw notFilterable(index, unknown)
  return names
}

/** Facets that were counted otherwise, as an answer has them. */
export function facetsOf(
  index: SearchIndex,
  counted: ReadonlyMap<string, readonly (readonly [value: string | number, count: number])[]>,
  names: readonly string[],
): FacetResult {
  const result: FacetResult = { facetDistribution: {}, facetStats: {} }
  const sizes = new Map<string, number>()
  for (const name of names) {
    result.facetDistribution[name] = {}
    const statement = { names: [name], sql: '', ...readingOf(index.attributeOf(name)) }
    for (const [value, count] of counted.get(name) ?? []) addCount(result, sizes, statement, name, value, count)
  }
  return result
}

function readingOf(attribute: Attribute | undefined): Pick<FacetStatement, 'scale' | 'isFlag'> {
  return {
    scale: attribute?.kind === 'number' ? (attribute.scale ?? 1) : 1,
    isFlag: attribute?.kind === 'flag',
  }
}

export function readFacets(
  statements: readonly FacetStatement[],
  rows: readonly Record<string, unknown>[][],
): FacetResult {
  const result: FacetResult = { facetDistribution: {}, facetStats: {} }
  /** How many values each has. */
  const sizes = new Map<string, number>()
  for (const [place, statement] of statements.entries()) {
    const own = rows[place] ?? []
    for (const name of statement.names) {
      result.facetDistribution[name] ??= {}
      for (const [value, count] of statement.tally?.(own) ?? []) addCount(result, sizes, statement, name, value, count)
    }
    if (statement.tally) continue
    for (const { name, value, count } of own) addCount(result, sizes, statement, String(name), value, Number(count))
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
  return isAmong(index.filterableAttributes, name) && index.attributeOf(name) !== undefined
}

function statementOf(index: SearchIndex, name: string, selection: Selection): FacetStatement[] {
  if (name === 'facilities') return [allFacilities(selection)]
  const attribute = index.attributeOf(name)
  if (!attribute) return []
  if (attribute.kind === 'keys' && attribute.ofFreeStays !== undefined && index.freeStays) {
    return [freeRanges(name, attribute.keys, index.freeStays(attribute.ofFreeStays), selection)]
  }
  const statement = { names: [name], ...readingOf(attribute) }
  if (attribute.kind === 'keys') {
    return inParts([...attribute.keys], maxKeys).map((keys) => ({
      ...statement,
      sql: keyCounts(name, new Map(keys), selection),
    }))
  }
  const isOfGroup = selection.distinctName !== undefined && index.groupedBy?.[selection.distinctName] === name
  return [{ ...statement, sql: countsSql(name, attribute, selection, isOfGroup) }]
}

/** D1 gives a hundred columns at most. */
const maxKeys = 60

function inParts<Element>(list: readonly Element[], size: number): Element[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
}

/** The free stays of the houses that are found, by their days: a house is in each range that has one of its days. */
function freeRanges(
  name: string,
  keys: ReadonlyMap<string, string>,
  freeStays: string,
  selection: Selection,
): FacetStatement {
  const [lodgingId = ''] = selection.key
  return {
    names: [name],
    sql: `WITH ${selection.ctes} h AS MATERIALIZED (${documentsSql(selection, [`${lodgingId} AS id`])})
      SELECT x.arrival AS day, group_concat(x.lodging_id) AS ids FROM h CROSS JOIN booking_option x ON x.lodging_id = h.id
      WHERE ${freeStays} GROUP BY x.arrival ORDER BY x.arrival`,
    scale: 1,
    isFlag: false,
    tally(rows) {
      const days = rows.map(({ day, ids }) => ({ day: String(day), houses: String(ids).split(',') }))
      return [...keys.keys()].map((range) => {
        const [first = '', last = ''] = range.split('/')
        const houses = new Set<string>()
        for (const each of days) {
          if (each.day >= first && each.day <= last) for (const house of each.houses) houses.add(house)
        }
        return [range, houses.size]
      })
    },
  }
}

/** @param isOfGroup the value is the same for all documents of a group */
function countsSql(
  name: string,
  attribute: Exclude<Attribute, { kind: 'keys' }>,
  selection: Selection,
  isOfGroup: boolean,
): string {
  const open = `WITH ${selection.ctes}`
  if ('rows' in attribute) {
    const list = `(SELECT json_group_array(value) FROM (${attribute.rows})) AS list`
    return `${open} d AS (${documentsSql(selection, [list])})
      SELECT '${name}' AS name, e.value AS value, COUNT(*) AS count FROM d, json_each(d.list) e GROUP BY e.value ORDER BY e.value`
  }
  const shown = 'shown' in attribute ? (attribute.shown ?? attribute.sql) : attribute.sql
  if (isOfGroup || isOneOfHouse(shown, selection)) {
    const counts = [`'${name}' AS name`, `${shown} AS value`, `COUNT(DISTINCT ${selection.distinct}) AS count`]
    return `${tallySql(selection, counts)} AND ${shown} IS NOT NULL GROUP BY value ORDER BY value`
  }
  return `${open} d AS (${documentsSql(selection, [`${shown} AS value`])})
    SELECT '${name}' AS name, value, COUNT(*) AS count FROM d WHERE value IS NOT NULL GROUP BY value ORDER BY value`
}

/** Whether the value is the same for all stays of a house: then they need no order to be counted. */
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
