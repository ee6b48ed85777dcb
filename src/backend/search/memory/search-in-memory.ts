import type { FacetStatement } from '../facets.ts'
import { allOf } from '../filter/condition.ts'
import type { DocumentReader, SearchIndex } from '../indexes/search-index.ts'
import type { ParsedQuery } from '../query.ts'
import { documentsSql, type Page, type Selection, selectionOf } from '../run/statements.ts'
import { SqlValues } from '../sql-values.ts'
import { chosen, columnFrom, pageOf, tallied } from './choose.ts'
import { type Found, facetColumns, foundBy, houseIndexOf, isFasterInDatabase, orderOf, partsOf } from './house-plan.ts'
import { fromMemory } from './memory.ts'
import { type Part, sizeOf } from './part.ts'

interface HouseSearch {
  query: ParsedQuery
  facets: readonly FacetStatement[]
  reader: DocumentReader
  offset: number
  limit: number
}

/**
 * A search without words that finds houses, answered from memory: only the page's documents are read from the database.
 * Undefined for any other search.
 */
export async function searchInMemory(
  db: D1Database,
  anyIndex: SearchIndex,
  search: HouseSearch,
): Promise<Page | undefined> {
  const index = houseIndexOf(anyIndex, search.query)
  if (!index) return undefined
  const { query, facets, reader } = search
  const plan = (dated: ReadonlySet<string>) => {
    const found = foundBy(index, query.filter, dated)
    if (isFasterInDatabase(found)) return undefined
    const order = orderOf(index, query, found.ofStay, dated)
    const columns = facetColumns(index, facets, dated)
    return order !== undefined && columns ? { found, order, columns } : undefined
  }
  let planned: ReturnType<typeof plan>
  return fromMemory<Page>(db, index, {
    parts(dated) {
      planned = plan(dated)
      if (!planned) return undefined
      const { found, order, columns } = planned
      return [...partsOf(found), ...(order ? [order] : []), ...columns]
    },
    read(remembered) {
      if (!planned) return undefined
      const houses = chosen(planned.found, remembered)
      const page = houses && pageOf(houses, planned.order, remembered.part, search)
      const counted = planned.columns.map((column) => columnFrom(column, remembered.part))
      if (!page) return undefined
      const facetRows = facets.map(({ names: [name] }, at) => {
        const numbers = counted[at]
        return numbers ? tallied(houses, numbers).map(([value, count]) => ({ name, value, count })) : []
      })
      const ids = page.map((place) => remembered.ids[place] ?? 0)
      const sql = documentsOfHouses(index, query, ids, planned.found.ofStay, reader)
      return {
        statements: ids.length === 0 ? [] : [db.prepare(sql)],
        answer: ([rows = []]) => ({ total: sizeOf(houses), rows, facetRows }),
      }
    },
  })
}

/** The documents of these houses, in their order: of several stays the first. */
function documentsOfHouses(
  index: SearchIndex & Required<Pick<SearchIndex, 'ofHouses'>>,
  query: ParsedQuery,
  ids: readonly number[],
  ofStay: readonly string[],
  reader: DocumentReader,
): string {
  const values = new SqlValues()
  const own = selectionOf({ ...index, fromHouses: undefined }, { ...query, filter: [] }, values, undefined)
  const selection: Selection = {
    ...own,
    from: `json_each('[${ids.join(',')}]') e CROSS JOIN ${index.from} ON ${index.ofHouses.id} = e.value`,
    where: allOf([index.ofHouses.where, ...ofStay]),
  }
  const keys = index.key.map((sql, place) => `${sql} AS k${place}`)
  const sql = `WITH p AS MATERIALIZED (${documentsSql(selection, [...keys, 'e.key AS nth'])})
    SELECT ${reader.columns} FROM p ${reader.joins} ORDER BY p.nth`
  return values.writtenOut(sql)
}

/** Conditions on stays are read once each. */
const maxOfStays = 16

/**
 * How many houses each of the searches without words finds, which differ in their filters alone; undefined where they
 * have to be counted otherwise.
 */
export function countInMemory(
  db: D1Database,
  anyIndex: SearchIndex,
  queries: readonly [ParsedQuery, ...ParsedQuery[]],
): Promise<number[] | undefined> {
  const index = houseIndexOf(anyIndex, queries[0])
  if (!index) return Promise.resolve(undefined)
  let all: Found[] = []
  return fromMemory(db, index, {
    parts(dated) {
      all = queries.map(({ filter }) => foundBy(index, filter, dated, true))
      const parts = new Map<string, Part>()
      for (const part of all.flatMap(partsOf)) parts.set(part.key, part)
      const ofStays = [...parts.values()].filter(({ subject }) => subject === 'stays')
      return ofStays.length > maxOfStays ? undefined : [...parts.values()]
    },
    read(remembered) {
      const counts: number[] = []
      for (const found of all) {
        const houses = chosen(found, remembered)
        if (!houses) return undefined
        counts.push(sizeOf(houses))
      }
      return { statements: [], answer: () => counts }
    },
  })
}
