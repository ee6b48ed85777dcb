import type { Attribute, SearchIndex } from '../indexes/search-index.ts'
import type { ParsedQuery } from '../query.ts'
import { readSort } from '../sort.ts'
import { chosen, columnFrom, tallied } from './choose.ts'
import {
  daysOfStays,
  type Found,
  facetColumn,
  foundBy,
  houseIndexOf,
  partsOf,
  setsOfKeys,
  stayValues,
} from './house-plan.ts'
import { fromMemory, type Remembered } from './memory.ts'
import { addTo, type BitSet, emptySet, intersectionSize, isIn, type Part, type Rows, sizeOf } from './part.ts'

/** Result of a search without documents: the total, and the counts of its facets' values. */
export interface Tally {
  total: number
  facets: ReadonlyMap<string, readonly (readonly [value: string | number, count: number])[]>
}

/** How the values of a facet are counted among the houses that are found. */
type FacetPlan =
  | { kind: 'column'; column: Part }
  | { kind: 'sets'; sets: readonly (readonly [key: string, set: Part])[] }
  /** Of houses of which each has several values. */
  | { kind: 'rows'; rows: Part }
  /** Ranges of days, by the days of each house. */
  | { kind: 'ranges'; ranges: readonly string[]; days: Part }

interface Plan {
  found: Found
  facets: ReadonlyMap<string, FacetPlan>
  /** The facet whose values are found, each by a house once. */
  groups?: string
}

/** Searches without words or documents, answered from memory, all of them at once; undefined for any other search. */
export async function tallyInMemory(
  db: D1Database,
  index: SearchIndex,
  queries: readonly ParsedQuery[],
): Promise<(Tally | undefined)[]> {
  let plans: (Plan | undefined)[] = []
  const tallies = await fromMemory(db, index, {
    parts(dated) {
      plans = queries.map((query) => planOf(index, query, dated))
      const known = plans.filter((plan) => plan !== undefined)
      if (known.length === 0) return undefined
      const parts = known.flatMap(({ found, facets }) => [
        ...partsOf(found),
        ...[...facets.values()].flatMap(partsOfFacet),
      ])
      return [...new Map(parts.map((part) => [part.key, part])).values()]
    },
    read(remembered) {
      const read = plans.map((plan) => plan && tallyOf(plan, remembered))
      return { statements: [], answer: () => read }
    },
  })
  return tallies ?? []
}

function planOf(anyIndex: SearchIndex, query: ParsedQuery, dated: ReadonlySet<string>): Plan | undefined {
  const groups = anyIndex.groupedBy?.[query.distinct ?? '']
  const index = houseIndexOf(anyIndex, groups === undefined ? query : { distinct: 'lodgingId' })
  if (!index || (groups !== undefined && index.ofHouses.isOneEach)) return undefined
  const found = foundBy(index, query.filter, dated)
  const facets = new Map<string, FacetPlan>()
  for (const name of groups === undefined ? query.facets : [...query.facets, groups]) {
    const attribute = index.ofHouses.attributeOf(name) ?? index.attributeOf(name)
    const plan = attribute && facetPlan(name, attribute)
    if (!plan) return undefined
    facets.set(name, plan)
  }
  return { found, facets, ...(groups !== undefined && { groups }) }

  function facetPlan(name: string, attribute: Attribute): FacetPlan | undefined {
    if (!index) return undefined
    if (name === groups) {
      const value = index.attributeOf(name)
      return value?.kind === 'number' ? { kind: 'rows', rows: stayValues(index, value.sql, found.ofStay) } : undefined
    }
    if (attribute.kind === 'keys' && attribute.ofFreeStays !== undefined) {
      const condition = index.freeStays?.(attribute.ofFreeStays, true)
      return condition === undefined
        ? undefined
        : { kind: 'ranges', ranges: [...attribute.keys.keys()], days: daysOfStays(condition) }
    }
    if (attribute.kind === 'keys') {
      const sets = setsOfKeys(attribute.keys, dated)
      return sets && { kind: 'sets', sets }
    }
    const column = facetColumn(index, attribute, dated) ?? standingColumn(attribute)
    return column && { kind: 'column', column }
  }

  /** Column of the first stay, where that is the one with the minimum or maximum of the facet. */
  function standingColumn(attribute: Attribute): Part | undefined {
    if (attribute.kind !== 'number' || !attribute.rises || !index || query.sort.length !== 1) return undefined
    const { sql, direction } = readSort(query.sort[0] ?? '', index)
    const { from, sql: made } = attribute.rises
    if (sql !== from) return undefined
    return stayValues(index, from, found.ofStay, { of: direction === 'ASC' ? 'MIN' : 'MAX', made })
  }
}

function partsOfFacet(plan: FacetPlan): Part[] {
  if (plan.kind === 'column') return [plan.column]
  if (plan.kind === 'ranges') return [plan.days]
  return plan.kind === 'rows' ? [plan.rows] : plan.sets.map(([, set]) => set)
}

function tallyOf({ found, facets, groups }: Plan, remembered: Remembered): Tally | undefined {
  const houses = chosen(found, remembered)
  if (!houses) return undefined
  const counted = new Map<string, readonly (readonly [string | number, number])[]>()
  for (const [name, plan] of facets) {
    const values = valuesOf(plan, houses, remembered)
    if (!values) return undefined
    counted.set(name, values)
  }
  const ofGroups = groups === undefined ? undefined : counted.get(groups)
  const total = ofGroups ? ofGroups.reduce((sum, [, count]) => sum + count, 0) : sizeOf(houses)
  return { total, facets: counted }
}

function valuesOf(
  plan: FacetPlan,
  houses: BitSet,
  { part }: Remembered,
): (readonly [value: string | number, count: number])[] | undefined {
  if (plan.kind === 'column') {
    const column = columnFrom(plan.column, part)
    return column && tallied(houses, column)
  }
  if (plan.kind === 'rows') {
    const content = part(plan.rows)
    return content && 'rows' in content ? valuesOfRows(houses, content.rows) : undefined
  }
  if (plan.kind === 'ranges') {
    const content = part(plan.days)
    if (!content || !('rows' in content)) return undefined
    const days = setsOfDays(content.rows, houses.length * 32)
    return plan.ranges.map((range) => [range, intersectionSize(houses, setOfRange(range, days, houses.length * 32))])
  }
  const counts: [string, number][] = []
  for (const [key, set] of plan.sets) {
    const content = part(set)
    if (!content || !('set' in content)) return undefined
    const count = intersectionSize(houses, content.set)
    if (count > 0) counts.push([key, count])
  }
  return counts
}

function valuesOfRows(houses: BitSet, { places, numbers }: Rows): [number, number][] {
  const counts = new Map<number, number>()
  for (let row = 0; row < places.length; row += 1) {
    const number = numbers[row] ?? Number.NaN
    if (!Number.isNaN(number) && isIn(houses, places[row] ?? 0)) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => a - b)
}

/** Made once of what is remembered. */
const setsByDay = new WeakMap<Rows, ReadonlyMap<number, BitSet>>()

/** The houses that have each day, in days since 1970. `size` is at least the number of all houses. */
function setsOfDays(rows: Rows, size: number): ReadonlyMap<number, BitSet> {
  const known = setsByDay.get(rows)
  if (known) return known
  const sets = new Map<number, BitSet>()
  for (const [row, place] of rows.places.entries()) {
    const day = rows.numbers[row] ?? Number.NaN
    const set = sets.get(day) ?? emptySet(size)
    sets.set(day, set)
    addTo(set, place)
  }
  setsByDay.set(rows, sets)
  return sets
}

/** The houses that have one of the days of a range (domain/arrival-ranges.ts). */
function setOfRange(range: string, days: ReadonlyMap<number, BitSet>, size: number): BitSet {
  const [first = 0, last = 0] = range.split('/').map((day) => Date.parse(day) / 86_400_000)
  const set = emptySet(size)
  for (let day = first; day <= last; day += 1) {
    const own = days.get(day)
    if (own) for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (own[word] ?? 0)
  }
  return set
}
