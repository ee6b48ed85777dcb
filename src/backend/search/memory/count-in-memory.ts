import type { SearchIndex } from '../indexes/search-index.ts'
import type { SearchQuery } from '../query.ts'
import { sizeOf } from './bit-set.ts'
import { chosen } from './choose.ts'
import { type Found, foundBy, houseIndexOf, partsOf } from './house-plan.ts'
import { fromMemory } from './memory.ts'
import type { Part } from './part.ts'

/** What is asked of stays is read once for each way of asking it. */
const maxOfStays = 16

/**
 * How many houses each of the searches without words finds, which differ in their filters alone; undefined where they
 * have to be counted otherwise.
 */
export function countInMemory(
  db: D1Database,
  anyIndex: SearchIndex,
  queries: readonly [SearchQuery, ...SearchQuery[]],
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
