import { addTo, type BitSet, emptySet, type Rows } from './part.ts'

/** Made once of what is remembered. */
const setsByDay = new WeakMap<Rows, ReadonlyMap<number, BitSet>>()

/** The houses that have each day, in days since 1970. `size` is at least the number of all houses. */
export function setsOfDays(rows: Rows, size: number): ReadonlyMap<number, BitSet> {
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
export function setOfRange(range: string, days: ReadonlyMap<number, BitSet>, size: number): BitSet {
  const [first = 0, last = 0] = range.split('/').map((day) => Date.parse(day) / 86_400_000)
  const set = emptySet(size)
  for (let day = first; day <= last; day += 1) {
    const own = days.get(day)
    if (own) for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (own[word] ?? 0)
  }
  return set
}
