import { daysBetween } from '../../../domain/stays.ts'
import type { FacetStatement } from '../facets.ts'
import { allOf, type Condition, type Range } from '../filter/condition.ts'
import { compileConditions, type ParsedFilter } from '../filter/read-filter.ts'
import type { Attribute, SearchIndex } from '../indexes/search-index.ts'
import { isTotalWithPets } from '../indexes/stay-attributes.ts'
import type { SearchQuery } from '../query.ts'
import { tablesFor } from '../run/statements.ts'
import { readSort, type SortKey } from '../sort.ts'
import { SqlValues } from '../sql-values.ts'
import { allHouses } from './memory.ts'
import { exactSql, maxRows, type Part } from './part.ts'

type HouseIndex = SearchIndex & Required<Pick<SearchIndex, 'ofHouses'>>

/** Which houses a filter finds: those in all of the sets whose numbers lie in all of the ranges. */
export interface Found {
  sets: Part[]
  ranges: { column: Part; range: Range }[]
  /** SQL of what a house's stay has to meet, where houses are found by one of their stays. */
  ofStay: string[]
  /** Limits of a number of the stays, one of which has to lie in all of them. */
  stays?: { rows: Part; ranges: Range[] }
}

/** The index, where a search of it finds houses, each once. */
export function houseIndexOf(index: SearchIndex, { distinct }: Pick<SearchQuery, 'distinct'>): HouseIndex | undefined {
  const { ofHouses } = index
  const isHouses = ofHouses && (distinct === 'lodgingId' || (distinct === undefined && ofHouses.isOneEach))
  return isHouses ? { ...index, ofHouses } : undefined
}

/** @param areMany there are many filters that differ in what a stay costs: then its price is compared here */
export function foundBy(index: HouseIndex, filter: ParsedFilter, dated: ReadonlySet<string>, areMany = false): Found {
  const { isOneEach } = index.ofHouses
  const values = new SqlValues()
  const own = compileConditions(filter, { ...index, attributeOf: ofHouseOr(index) }, values)
  let others: Condition[] | undefined
  const found: Found = { sets: [], ranges: [], ofStay: [] }
  const prices: Range[] = []
  for (const [place, each] of own.map((condition) => writtenOut(condition, values)).entries()) {
    if (isOfHouse(each.sql, dated)) {
      addOwn(found, each)
      continue
    }
    others ??= compileConditions(filter, index, values).map((condition) => writtenOut(condition, values))
    const other = others[place] ?? each
    if (areMany && other.ranges?.every(({ sql }) => isTotal(sql) && sql === (prices[0]?.sql ?? sql)))
      prices.push(...other.ranges)
    else if (!isOneEach) found.ofStay.push(other.sql)
    else if (other.ranges?.every(({ sql }) => /^c\.\w+$/.test(sql) || isTotalWithPets(sql)))
      addRanges(found, other.ranges, index)
    else found.sets.push(setOfStays(index, [other.sql]))
  }
  const [price] = prices
  const limit = limitOf(prices)
  if (price && limit) {
    const column = columnOf('stays', `${rowsOf(index, [`${limit}(${price.sql}) AS v`], found.ofStay)} GROUP BY id`)
    found.ranges.push(...prices.map((range) => ({ column, range })))
    return found
  }
  if (price) return { ...found, stays: { ranges: prices, rows: rowsOfStays(index, price.sql, found.ofStay) } }
  found.sets.push(setOfStays(index, found.ofStay))
  return found
}

/** Which of a house's stays decides whether one is within the ranges; undefined where that takes all of them. */
function limitOf(ranges: readonly Range[]): 'MIN' | 'MAX' | undefined {
  if (ranges.every(({ min }) => min === Number.NEGATIVE_INFINITY)) return 'MIN'
  return ranges.every(({ max }) => max === Number.POSITIVE_INFINITY) ? 'MAX' : undefined
}

function isTotal(sql: string): boolean {
  return /^o\.total_\w+$/.test(sql) || isTotalWithPets(sql)
}

/** A list of ids that is short enough to be written out. */
const namesHouses = /^l\.id IN \([\d, ]+\)$/
/** Days of arrival up to which the stays of the whole coast are read for those of a place. */
const maxDays = 8

/** Whether the database itself finds houses sooner: those that are named, and the stays of a place by their houses. */
export function isFasterInDatabase({ sets, ranges, ofStay }: Found): boolean {
  if (sets.some(({ condition }) => condition !== undefined && namesHouses.test(condition))) return true
  const days = ofStay.reduce((sum, sql) => sum + daysIn(sql), 0)
  const place = 'l.location_id'
  const isOfPlace =
    sets.some(({ condition }) => condition?.includes(place)) || ranges.some(({ range }) => range.sql === place)
  return days > maxDays && isOfPlace
}

/** How many days SQL names, one by one or by their first and last. */
function daysIn(sql: string): number {
  const [, first, last] = /\.arrival >= '(\d{4}-\d\d-\d\d)' AND \w+\.arrival <= '(\d{4}-\d\d-\d\d)'/.exec(sql) ?? []
  return first && last ? daysBetween(first, last) + 1 : (sql.match(/['"]\d{4}-\d\d-\d\d['"]/g)?.length ?? 0)
}

export function partsOf({ sets, ranges, stays }: Found): Part[] {
  return [...sets, ...ranges.map(({ column }) => column), ...(stays ? [stays.rows] : [])]
}

function addOwn(found: Found, { sql, ranges }: Condition): void {
  if (ranges) found.ranges.push(...ranges.map((range) => ({ range, column: houseColumn(range.sql) })))
  else found.sets.push(setOfHouses(sql))
}

function addRanges(found: Found, ranges: readonly Range[], index: HouseIndex): void {
  found.ranges.push(...ranges.map((range) => ({ range, column: stayColumn(index, range.sql) })))
}

/**
 * The place of each house in the requested order: null where that is the order of their ids, undefined where the first
 * of several stays of a house depends on more than one of their numbers.
 */
export function orderOf(
  index: HouseIndex,
  { sort }: Pick<SearchQuery, 'sort'>,
  ofStay: readonly string[],
  dated: ReadonlySet<string>,
): Part | null | undefined {
  const own = sort.map((text) => readSort(text, { ...index, attributeOf: ofHouseOr(index) }))
  const end = own.findIndex(({ sql, direction }) => sql === 'l.id' && direction === 'ASC')
  const keys = end === -1 ? [...own, ...rankingOfHouses(index)] : own.slice(0, end)
  if (keys.length === 0) return null
  const orders = keys.map(({ direction }, place) => `v${place} ${direction} NULLS LAST`)
  if (keys.every(({ sql }) => isOfHouse(sql, dated))) {
    const columns = keys.map(({ sql }, place) => `${sql} AS v${place}`)
    return placesBy(orders, 'houses', `SELECT ${['l.id AS id', ...columns].join(', ')} FROM ${allHouses}`)
  }
  const { isOneEach, id } = index.ofHouses
  const sqls = keys.map((key, place) => (isOfHouse(key.sql, dated) ? key : readSort(sort[place] ?? '', index)))
  if (isOneEach) {
    const columns = sqls.map(({ sql }, place) => `${sql} AS v${place}`)
    return placesBy(orders, 'stays', rowsOf(index, columns, []))
  }
  if (keys.filter(({ sql }) => !isOfHouse(sql, dated)).length > 1) return undefined
  const columns = sqls.map(({ sql, direction }, place) => `${direction === 'ASC' ? 'MIN' : 'MAX'}(${sql}) AS v${place}`)
  const ordered = placesBy(orders, 'stays', `${rowsOf(index, columns, ofStay)} GROUP BY ${id}`)
  return { ...ordered, covers: setOfStays(index, ofStay) }
}

/** What orders equal houses before their ids. */
function rankingOfHouses({ ranking }: HouseIndex): SortKey[] {
  const end = ranking.findIndex(({ attribute }) => attribute === 'lodgingId')
  return ranking.slice(0, end).map(({ sql, direction }) => ({ sql, direction: direction ?? 'ASC', hasNull: false }))
}

/** The numbers that are counted; undefined for what is counted otherwise. */
export function facetColumns(
  index: HouseIndex,
  facets: readonly FacetStatement[],
  dated: ReadonlySet<string>,
): Part[] | undefined {
  const columns = facets.flatMap(({ names: [name = ''] }) => {
    const own = ofHouseOr(index)(name)
    return (own && facetColumn(index, own, dated)) ?? []
  })
  return columns.length === facets.length ? columns : undefined
}

/** A number that is the same for all stays of a house. */
export function facetColumn(index: HouseIndex, attribute: Attribute, dated: ReadonlySet<string>): Part | undefined {
  if (attribute.kind !== 'number') return undefined
  if (isOfHouse(attribute.sql, dated)) return houseColumn(attribute.sql)
  return index.ofHouses.isOneEach ? stayColumn(index, attribute.sql) : undefined
}

interface KeySets {
  /** Attributes that were limited to some days when these were read. */
  dated: ReadonlySet<string>
  sets: readonly (readonly [key: string, set: Part])[] | undefined
}

/** By the keys, which are made once. */
const setsOf = new WeakMap<ReadonlyMap<string, string>, KeySets>()

/** The houses that have each of the keys; undefined where a key is of stays. */
export function setsOfKeys(keys: ReadonlyMap<string, string>, dated: ReadonlySet<string>): KeySets['sets'] {
  const known = setsOf.get(keys)
  if (known?.dated === dated) return known.sets
  const areOfHouses = [...keys.values()].every((sql) => isOfHouse(sql, dated))
  const sets = areOfHouses ? [...keys].map(([key, sql]) => [key, setOfHouses(sql)] as const) : undefined
  setsOf.set(keys, { dated, sets })
  return sets
}

/** Values of the stays that meet the conditions: all of each house, or the minimum or maximum of them. */
export function stayValues(
  index: HouseIndex,
  value: string,
  conditions: readonly string[],
  limit?: { of: 'MIN' | 'MAX'; made: (from: string) => string },
): Part {
  if (!limit) return rowsOfStays(index, value, conditions)
  const limits = `${rowsOf(index, [`${limit.of}(${value}) AS t`], conditions)} GROUP BY id`
  return columnOf('stays', `SELECT id, ${limit.made('t')} AS v FROM (${limits})`)
}

function ofHouseOr(index: HouseIndex): SearchIndex['attributeOf'] {
  return (name) => index.ofHouses.attributeOf(name) ?? index.attributeOf(name)
}

/** Whether it is the same whatever the house's stay: it names no stay, and no facility that some house has for a time. */
function isOfHouse(sql: string, dated: ReadonlySet<string>): boolean {
  return (
    !/\b[cox]\.\w/.test(sql) && [...sql.matchAll(/\bf\.facility_id = (\d+)/g)].every(([, id = '']) => !dated.has(id))
  )
}

function writtenOut(condition: Condition, values: SqlValues): Condition {
  return { ...condition, sql: values.writtenOut(condition.sql) }
}

function setOfHouses(condition: string): Part {
  const sql = `SELECT json_group_array(l.id) AS ids FROM ${allHouses} WHERE ${condition}`
  return { kind: 'set', subject: 'houses', key: sql, sql, condition }
}

function setOfStays(index: HouseIndex, conditions: readonly string[]): Part {
  const sql = `SELECT json_group_array(${index.ofHouses.isOneEach ? '' : 'DISTINCT '}id) AS ids FROM (${rowsOf(index, [], conditions)})`
  return { kind: 'set', subject: 'stays', key: sql, sql }
}

function rowsOfStays(index: HouseIndex, value: string, conditions: readonly string[]): Part {
  const rows = `SELECT DISTINCT id, v FROM (${rowsOf(index, [`${value} AS v`], conditions)}) WHERE v IS NOT NULL LIMIT ${maxRows + 1}`
  const sql = `SELECT json_group_array(id) AS ids, json_group_array(v) AS list FROM (${rows})`
  return { kind: 'rows', subject: 'stays', key: sql, sql }
}

/** Days of arrival of free stays, in days since 1970. */
export function daysOfStays(condition: string): Part {
  const rows = `SELECT x.lodging_id AS id, unixepoch(x.arrival) / 86400 AS v FROM booking_option x WHERE ${condition} LIMIT ${maxRows + 1}`
  const sql = `SELECT json_group_array(id) AS ids, json_group_array(v) AS list FROM (${rows})`
  return { kind: 'rows', subject: 'stays', key: sql, sql }
}

function houseColumn(value: string): Part {
  return columnOf('houses', `SELECT l.id AS id, ${value} AS v FROM ${allHouses}`)
}

function stayColumn(index: HouseIndex, value: string): Part {
  return columnOf('stays', rowsOf(index, [`${value} AS v`], []))
}

/** @param rows SQL of each house's `id` and its value `v` */
function columnOf(subject: Part['subject'], rows: string): Part {
  const sql = `SELECT json_group_array(id) AS ids, json_group_array(${exactSql('v')}) AS list FROM (${rows}) WHERE v IS NOT NULL`
  return { kind: 'column', subject, key: sql, sql }
}

function placesBy(orders: readonly string[], subject: Part['subject'], rows: string): Part {
  const numbered = `SELECT id, ROW_NUMBER() OVER (ORDER BY ${orders.join(', ')}, id) AS place FROM (${rows})`
  const sql = `SELECT json_group_array(id) AS ids, json_group_array(place) AS list FROM (${numbered})`
  return { kind: 'order', subject, key: sql, sql }
}

function rowsOf(index: HouseIndex, columns: readonly string[], conditions: readonly string[]): string {
  const { ofHouses, from, joins = {} } = index
  const where = allOf([ofHouses.where, ...conditions])
  return `SELECT ${[`${ofHouses.id} AS id`, ...columns].join(', ')} FROM ${tablesFor({ from, joins }, [where, ...columns])} WHERE ${where}`
}
