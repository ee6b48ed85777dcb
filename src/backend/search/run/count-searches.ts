import type { SearchRequest } from '../../../domain/search-request.ts'
import { indexOf, toSearchBody } from '../../../services/search/meilisearch-request.ts'
import { allOf } from '../filter/condition.ts'
import { compileConditions } from '../filter/read-filter.ts'
import { findIndex } from '../indexes/find-index.ts'
import { momentOf, type SearchIndex } from '../indexes/search-index.ts'
import { maxTotalHits } from '../limits.ts'
import { countInMemory } from '../memory/search-in-memory.ts'
import { parseQuery, readSearchQuery, type SearchQuery } from '../query.ts'
import { SqlValues } from '../sql-values.ts'
import { matchText } from '../text/match-text.ts'
import { readFresh } from './search.ts'
import { rowsSql, type Selection, selectionOf, tallySql, withCtes } from './statements.ts'

/** The conditions of a search as SQL; together they are its filter. */
type Conditions = readonly string[]

/** D1 returns a hundred columns at most, and reads statements of 100 kB: their share for the conditions of one pass. */
const maxColumns = 90
const maxColumnsLength = 30_000

/** Whether a search needs only the number of hits. */
export function isCount({ paging, facets, distinct }: SearchQuery): boolean {
  const isEmpty = paging.kind === 'pages' && paging.hitsPerPage === 0
  return isEmpty && facets.length === 0 && (distinct === undefined || distinct === 'lodgingId')
}

/** Searches that differ in their filters alone. */
export function countKey(uid: string, { q, distinct, matchingStrategy, attributesToSearchOn }: SearchQuery): string {
  return JSON.stringify([uid, q, distinct, matchingStrategy, attributesToSearchOn])
}

/**
 * How many each of the searches of one `countKey` finds, in their order. Searches that have most of their conditions in
 * common are counted in one pass over what has these. Throws SearchError for a filter that the index can't answer.
 */
export async function countSearches(
  db: D1Database,
  index: SearchIndex,
  queries: readonly [SearchQuery, ...SearchQuery[]],
): Promise<number[]> {
  const [first, ...others] = queries
  const values = new SqlValues()
  await index.prepare?.(db)
  const text = await matchText(db, index, first, values)
  const parsed = [parseQuery(first), ...others.map(parseQuery)] as const
  const remembered = text ? undefined : await countInMemory(db, index, parsed)
  if (remembered) return remembered.map((count) => Math.min(count, maxTotalHits))
  const conditionsOf = parsed.map(({ filter }) => compileConditions(filter, index, values).map(({ sql }) => sql))
  const passes = passesOf(conditionsOf)
  const rows = await readFresh(
    db,
    index,
    values,
    passes.map((pass) => {
      const { common, columns } = pass
      const filter = [...common, ...columns.map(({ rest }) => rest)].join(' ')
      const selection = selectionOf(index, { ...first, filter: [] }, values, text, filter)
      const where = allOf([selection.where, ...common])
      return countsSql({ ...selection, where }, columns)
    }),
  )
  const found = new Array<number>(queries.length).fill(0)
  for (const [at, { columns }] of passes.entries()) {
    const counts = readCounts(rows[at] ?? [], columns)
    for (const [place, { searches }] of columns.entries()) {
      for (const search of searches) found[search] = Math.min(counts[place] ?? 0, maxTotalHits)
    }
  }
  return found
}

function readCounts(rows: readonly Record<string, unknown>[], columns: Pass['columns']): number[] {
  const [row] = rows
  // No row answers where nothing is found on any day.
  if (!row || 'ids' in row) return countGroups(rows, columns.length)
  return columns.map((_, place) => Number(row[`n${place}`] ?? 0))
}

/**
 * One row with the count of each of the conditions; with `distinct` the rows of a group are first reduced to whether
 * one of them has it.
 */
function countsSql(selection: Selection, columns: Pass['columns']): string {
  const sums = columns.map((_, place) => `SUM(c${place}) AS n${place}`)
  const { distinct } = selection
  if (!distinct) {
    return tallySql(
      selection,
      columns.map(({ rest }, place) => `SUM(${rest}) AS n${place}`),
    )
  }
  const rests = columns.map(({ rest }) => rest)
  if (areOfDays(rests)) return daysSql(selection, distinct, rests)
  const ofGroup = columns.map(({ rest }, place) => `MAX(${rest}) AS c${place}`)
  return `${withCtes(selection.ctes)} SELECT ${sums.join(', ')}
    FROM (${rowsSql(selection, ofGroup)} GROUP BY ${distinct})`
}

interface Pass {
  /** Conditions of every search of the pass. */
  common: Conditions
  /** Conditions of some of them, and of which. */
  columns: { rest: string; searches: number[] }[]
}

/**
 * The conditions of most searches are applied once to all rows; the searches that lack one of them make the next pass.
 */
function passesOf(conditionsOf: readonly Conditions[]): Pass[] {
  const passes: Pass[] = []
  let left = conditionsOf.map((_, search) => search)
  while (left.length > 0) {
    const common = commonOf(left.map((search) => conditionsOf[search] ?? []))
    const isOfPass = (search: number) => common.every((condition) => conditionsOf[search]?.includes(condition))
    passes.push(...divided(common, left.filter(isOfPass), conditionsOf))
    left = left.filter((search) => !isOfPass(search))
  }
  return passes
}

/** Conditions of more than half of them; where no search has all of these, those of all of them. */
function commonOf(conditionsOf: readonly Conditions[]): Conditions {
  const times = new Map<string, number>()
  for (const condition of conditionsOf.flatMap((each) => [...new Set(each)])) {
    times.set(condition, (times.get(condition) ?? 0) + 1)
  }
  const sharedBy = (minCount: number) =>
    [...times].flatMap(([condition, count]) => (count >= minCount ? [condition] : []))
  const majority = sharedBy(conditionsOf.length / 2 + 0.5)
  const isMet = conditionsOf.some((each) => majority.every((condition) => each.includes(condition)))
  return isMet ? majority : sharedBy(conditionsOf.length)
}

function divided(common: Conditions, searches: readonly number[], conditionsOf: readonly Conditions[]): Pass[] {
  const columns = new Map<string, number[]>()
  for (const search of searches) {
    const rest = allOf((conditionsOf[search] ?? []).filter((condition) => !common.includes(condition)))
    columns.set(rest, [...(columns.get(rest) ?? []), search])
  }
  const passes: Pass[] = []
  let length = 0
  for (const [rest, those] of columns) {
    const last = passes.at(-1)
    length += rest.length
    if (last && last.columns.length < maxColumns && length < maxColumnsLength) {
      last.columns.push({ rest, searches: those })
    } else {
      passes.push({ common, columns: [{ rest, searches: those }] })
      length = rest.length
    }
  }
  return passes
}

/** Columns of a stay's days: of a year's stays there are hundreds of each, and of houses thousands. */
const dayColumns = ['o.arrival', 'o.duration']
/** Fewer conditions are as fast on every row. */
const minColumns = 4

/** Whether conditions differ by the days of their stays alone, and are many. */
function areOfDays(rests: readonly string[]): boolean {
  return rests.length >= minColumns && columnsOf(rests).length > 0 && rests.every(isOfDays)
}

/** For each day that stays begin on, the groups that have one there, and which of the conditions it meets. */
function daysSql(selection: Selection, distinct: string, rests: readonly string[]): string {
  const columns = [`group_concat(${distinct}) AS ids`, ...rests.map((rest, place) => `${rest} AS c${place}`)]
  return `${withCtes(selection.ctes)} ${rowsSql(selection, columns)} GROUP BY ${columnsOf(rests).join(', ')}`
}

/** How many groups have a day that meets the condition, for each of them: a group of several such days is counted once. */
function countGroups(rows: readonly Record<string, unknown>[], conditions: number): number[] {
  const places = new Map<string, number>()
  const days = rows.map((row) => ({ row, groups: placesOf(String(row.ids), places) }))
  return Array.from({ length: conditions }, (_, condition) => {
    const seen = new Uint8Array(places.size)
    for (const { row, groups } of days) {
      if (row[`c${condition}`] === 1) for (const group of groups) seen[group] = 1
    }
    return seen.reduce((count, one) => count + one, 0)
  })
}

function placesOf(ids: string, places: Map<string, number>): number[] {
  return ids.split(',').map((id) => {
    const place = places.get(id) ?? places.size
    places.set(id, place)
    return place
  })
}

function isOfDays(rest: string): boolean {
  return !/\bSELECT\b/.test(rest) && namesIn(rest).every((name) => dayColumns.includes(name))
}

function columnsOf(rests: readonly string[]): string[] {
  const named = new Set(rests.flatMap(namesIn))
  return dayColumns.filter((column) => named.has(column))
}

function namesIn(sql: string): string[] {
  return sql.match(/\b[a-z]\w*\.\w+/g) ?? []
}

/**
 * Of the houses that a search of stays finds, taken stays included, how many there are, and how many of them have a free
 * stay that it finds.
 */
export async function countLetHouses(
  db: D1Database,
  request: SearchRequest,
  now: Date,
): Promise<{ houses: number; free: number }> {
  const index = findIndex(indexOf(request), momentOf(now))
  const query = readSearchQuery({ ...toSearchBody(request) })
  const values = new SqlValues()
  const stays = { ...index, ...index.withTaken, fromHouses: undefined }
  const text = await matchText(db, stays, query, values)
  const sql = tallySql(selectionOf(stays, parseQuery(query), values, text), [
    'COUNT(DISTINCT o.lodging_id) AS houses',
    'COUNT(DISTINCT iif(o.status = 1, o.lodging_id, NULL)) AS free',
  ])
  return (await values.prepare(db, sql).first<{ houses: number; free: number }>()) ?? { houses: 0, free: 0 }
}
