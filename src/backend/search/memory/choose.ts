import type { Range } from '../filter/condition.ts'
import { addTo, type BitSet, emptySet, intersection, placesIn } from './bit-set.ts'
import type { Found, Order } from './house-plan.ts'
import type { Remembered } from './memory.ts'
import type { Column, Part } from './part.ts'

/** The houses that are found; undefined when something of it is no longer remembered. */
export function chosen({ sets, ranges, stays }: Found, remembered: Remembered): BitSet | undefined {
  const { ids, part } = remembered
  const all: BitSet[] = []
  for (const each of sets) {
    const content = part(each)
    if (!content || !('set' in content)) return undefined
    all.push(content.set)
  }
  for (const { column, range } of ranges) {
    const set = setWithin(column, range, remembered)
    if (!set) return undefined
    all.push(set)
  }
  if (stays) {
    const content = part(stays.rows)
    if (!content || !('rows' in content)) return undefined
    const { places, numbers } = content.rows
    const set = emptySet(ids.length)
    for (let row = 0; row < places.length; row += 1) {
      if (stays.ranges.every((range) => isWithin(numbers[row] ?? Number.NaN, range))) addTo(set, places[row] ?? 0)
    }
    all.push(set)
  }
  return intersection(all)
}

/** Searches that are answered together ask for the same limits again and again. */
function setWithin(column: Part, range: Range, { ids, part, limited }: Remembered): BitSet | undefined {
  const key = `${range.least} ${range.most} ${range.isOpen} ${column.key}`
  const made = limited.get(key)
  if (made) return made
  const numbers = columnFrom(column, part)
  if (!numbers) return undefined
  const set = emptySet(ids.length)
  for (let place = 0; place < numbers.length; place += 1) {
    if (isWithin(numbers[place] ?? Number.NaN, range)) addTo(set, place)
  }
  limited.set(key, set)
  return set
}

function isWithin(number: number, { least, most, isOpen }: Range): boolean {
  return isOpen ? number > least && number < most : number >= least && number <= most
}

/** The first so many places in order; houses that are equal in everything stand by their ids. */
export function firstOf(
  found: BitSet,
  orders: readonly Order[],
  part: Remembered['part'],
  most: number,
): readonly number[] | undefined {
  const keys: { column: Column; sign: number }[] = []
  for (const { column, isDescending } of orders) {
    const numbers = columnFrom(column, part)
    if (!numbers) return undefined
    keys.push({ column: numbers, sign: isDescending ? -1 : 1 })
  }
  const places = placesIn(found)
  if (keys.length === 0) return [...places.subarray(0, most)]
  const compare = (a: number, b: number) => {
    for (const { column, sign } of keys) {
      const [x = Number.NaN, y = Number.NaN] = [column[a], column[b]]
      if (x === y || (Number.isNaN(x) && Number.isNaN(y))) continue
      if (Number.isNaN(x)) return 1
      if (Number.isNaN(y)) return -1
      return sign * (x - y)
    }
    return a - b
  }
  return leastOf(places, compare, most)
}

/** Sorts some of them again and again instead of all of them once. */
function leastOf(places: Int32Array, compare: (a: number, b: number) => number, most: number): readonly number[] {
  let kept: number[] = []
  let last: number | undefined
  for (const place of places) {
    if (last !== undefined && compare(place, last) > 0) continue
    kept.push(place)
    if (kept.length < 2 * most + 64) continue
    kept = kept.sort(compare).slice(0, most)
    last = kept.at(-1)
  }
  return kept.sort(compare).slice(0, most)
}

/** How often each number occurs among them, ascending. */
export function tallied(found: BitSet, numbers: Column): [number: number, count: number][] {
  const counts = new Map<number, number>()
  for (const place of placesIn(found)) {
    const number = numbers[place] ?? Number.NaN
    if (!Number.isNaN(number)) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return [...counts].sort(([a], [b]) => a - b)
}

export function columnFrom(column: Part, part: Remembered['part']): Column | undefined {
  const content = part(column)
  return content && 'column' in content ? content.column : undefined
}
