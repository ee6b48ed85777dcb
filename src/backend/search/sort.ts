import type { Position } from '../../domain/distance.ts'
import { numberOf } from './filter/comparisons.ts'
import { distanceSql } from './filter/geo.ts'
import { isAmong, type SearchIndex } from './indexes/search-index.ts'
import { SearchError } from './search-error.ts'

export interface SortKey {
  /** Documents where it is NULL come last in both directions. */
  sql: string
  direction: 'ASC' | 'DESC'
  hasNull: boolean
}

const expression = /^(.+):(asc|desc)$/
const point = /^_geoPoint\(\s*([^,()]+?)\s*,\s*([^,()]+?)\s*\)$/

/** `attribute:asc` or `_geoPoint(lat, lng):desc`. Throws SearchError. */
export function readSort(text: string, index: SearchIndex): SortKey {
  const [, name, direction] = expression.exec(text) ?? []
  if (!name || !direction) throw refusal(syntaxMessage(text))
  const sorted = name.startsWith('_geoPoint')
    ? { sql: distanceTo(name, text, index), hasNull: false }
    : sortedBy(name, index)
  return { ...sorted, direction: direction === 'asc' ? 'ASC' : 'DESC' }
}

/** The position that an expression sorts by. */
export function pointOf(text: string): Position | undefined {
  const [, lat, lng] = (point.exec(text.replace(/:\w+$/, '')) ?? []).map(numberOf)
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

function syntaxMessage(text: string): string {
  return `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${text}\`.`
}

function distanceTo(name: string, text: string, index: SearchIndex): string {
  const [, lat, lng] = (point.exec(name) ?? []).map(numberOf)
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    throw refusal(
      `Invalid syntax for the geo parameter: expected expression formated like \`_geoPoint(latitude, longitude)\` and ending by \`:asc\` or \`:desc\`, found \`${text}\`.`,
    )
  }
  if (!index.position) throw notSortable('_geo', index)
  return distanceSql(index.position, lat, lng)
}

function sortedBy(name: string, index: SearchIndex): Pick<SortKey, 'sql' | 'hasNull'> {
  if (name === '_geo' || name === '_geoDistance' || name.startsWith('_geoRadius')) {
    throw refusal(
      `\`${name}\` is a reserved keyword and thus can't be used as a sort expression. Use the _geoPoint(latitude, longitude) built-in rule to sort on _geo field coordinates.`,
    )
  }
  const attribute = isAmong(index.sortableAttributes, name) ? index.attributeOf(name) : undefined
  if (!attribute || !('sql' in attribute)) throw notSortable(name, index)
  const hasNull =
    attribute.kind === 'mixed' ||
    (attribute.kind !== 'flag' && attribute.optional !== undefined && attribute.optional !== false)
  return { sql: attribute.sql, hasNull }
}

function notSortable(name: string, index: SearchIndex): SearchError {
  return refusal(
    `Index \`${index.uid}\`: Attribute \`${name}\` is not sortable. Available sortable attributes are: \`${index.sortableAttributes.join(', ')}\`.`,
  )
}

function refusal(message: string): SearchError {
  return new SearchError('invalid_search_sort', message)
}
