import type { Range } from '../filter/condition.ts'
import type { Found } from './house-plan.ts'
import type { Remembered } from './memory.ts'
import { addTo, type BitSet, type Column, emptySet, intersection, isIn, type Part, placesIn } from './part.ts'

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

/** Searches of one request share most limits. */
function setWithin(column: Part, range: Range, { ids, part, limited }: Remembered): BitSet | undefined {
  const key = `${range.min} ${range.max} ${range.isOpen} ${column.key}`
  const known = limited.get(key)
  if (known) return known
  const numbers = columnFrom(column, part)
  if (!numbers) return undefined
  const set = emptySet(ids.length)
  for (let place = 0; place < numbers.length; place += 1) {
    if (isWithin(numbers[place] ?? Number.NaN, range)) addTo(set, place)
  }
  limited.set(key, set)
  return set
}

function isWithin(number: number, { min, max, isOpen }: Range): boolean {
  return isOpen ? number > min && number < max : number >= min && number <= max
}

/** So many of the places in order, after so many others; by their ids where there is no order. */
export function pageOf(
  found: BitSet,
  order: Part | null,
  part: Remembered['part'],
  { offset, limit }: { offset: number; limit: number },
): readonly number[] | undefined {
  if (!order) return [...placesIn(found).subarray(offset, offset + limit)]
  const content = part(order)
  if (!content || !('order' in content)) return undefined
  const page: number[] = []
  let passed = 0
  for (const place of content.order) {
    if (page.length === limit) break
    if (!isIn(found, place)) continue
    passed += 1
    if (passed > offset) page.push(place)
  }
  return page
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
