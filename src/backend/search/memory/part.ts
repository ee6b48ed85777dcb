/** Source of cached data, which determines when it expires: the houses themselves, or their stays too. */
export type Subject = 'houses' | 'stays'

/** Something of all houses that one statement reads and that is remembered by that statement. */
export interface Part {
  kind: 'set' | 'column' | 'rows' | 'order'
  subject: Subject
  /** Names it: equal whenever what it reads is. */
  key: string
  /** One row: `ids` of houses as a JSON list, and of columns and rows the `list` of their numbers beside. */
  sql: string
  /** Condition of a set that can be read together with others of all houses. */
  condition?: string
  /** Of an order: the set of the houses in it, which is known with it. */
  covers?: Part
}

/** A number of each house by its place, NaN for none. */
export type Column = Float64Array
/** Numbers of houses that may have several: each row's house by its place. */
export interface Rows {
  places: Int32Array
  numbers: Column
}
export type Content =
  | { set: BitSet }
  | { column: Column }
  | { rows: Rows }
  /** Indexes of the houses in the list of all, in some order. */
  | { order: Int32Array }

export const maxRows = 200_000

const digits = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i

/**
 * Undefined where the lists don't fit: a house that is not known, a value that is no number.
 * @param placeOf by the house's id
 */
export function contentOf(
  { kind }: Pick<Part, 'kind'>,
  row: Record<string, unknown>,
  placeOf: ReadonlyMap<number, number>,
): Content | undefined {
  const places = listOf(row.ids).map((id) => placeOf.get(Number(id)))
  if (kind === 'set') {
    const set = emptySet(placeOf.size)
    for (const place of places) {
      if (place === undefined) return undefined
      addTo(set, place)
    }
    return { set }
  }
  const values = listOf(row.list)
  if (kind === 'order') {
    const order = new Int32Array(places.length)
    for (const [index, place] of places.entries()) {
      if (place === undefined) return undefined
      order[Number(values[index]) - 1] = place
    }
    return { order }
  }
  if (kind === 'rows') {
    const isWhole = places.every((place) => place !== undefined) && places.length <= maxRows
    return isWhole
      ? { rows: { places: Int32Array.from(places), numbers: Float64Array.from(values, Number) } }
      : undefined
  }
  const column = new Float64Array(placeOf.size).fill(Number.NaN)
  for (const [index, place] of places.entries()) {
    const value = values[index]
    const isNumber = typeof value === 'number' || (typeof value === 'string' && digits.test(value))
    if (place === undefined || !isNumber) return undefined
    column[place] = Number(value)
  }
  return { column }
}

function listOf(json: unknown): unknown[] {
  const list: unknown = typeof json === 'string' ? JSON.parse(json) : []
  return Array.isArray(list) ? list : []
}

export function bytesOf(content: Content): number {
  if ('set' in content) return content.set.byteLength
  if ('column' in content) return content.column.byteLength
  if ('order' in content) return content.order.byteLength
  return content.rows.places.byteLength + content.rows.numbers.byteLength
}

/** SQL of a value at JSON's full precision: without it a number has 15 digits. */
export function exactSql(value: string): string {
  return `iif(typeof(${value}) = 'real', printf('%!.17g', ${value}), ${value})`
}

/** Which of the houses, by their places in the list of all. */
export type BitSet = Uint32Array

export function emptySet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / 32))
}

export function addTo(set: BitSet, place: number): void {
  const word = place >>> 5
  set[word] = (set[word] ?? 0) | (1 << (place & 31))
}

export function isIn(set: BitSet, place: number): boolean {
  return ((set[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0
}

export function setOf(places: Iterable<number>, size: number): BitSet {
  const set = emptySet(size)
  for (const place of places) addTo(set, place)
  return set
}

/** Intersection of at least one set. */
export function intersection(sets: readonly BitSet[]): BitSet {
  const [first = new Uint32Array(0), ...others] = sets
  const common = first.slice()
  for (const other of others) {
    for (let word = 0; word < common.length; word += 1) common[word] = (common[word] ?? 0) & (other[word] ?? 0)
  }
  return common
}

export function sizeOf(set: BitSet): number {
  let size = 0
  for (const bits of set) size += bitsOf(bits)
  return size
}

/** How many are in both. */
export function intersectionSize(one: BitSet, other: BitSet): number {
  let size = 0
  for (let word = 0; word < one.length; word += 1) size += bitsOf((one[word] ?? 0) & (other[word] ?? 0))
  return size
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Every place that is in the set, in order. */
export function placesIn(set: BitSet): Int32Array {
  const places = new Int32Array(sizeOf(set))
  let found = 0
  for (const [word, bits] of set.entries()) {
    for (let left = bits; left !== 0; left &= left - 1) {
      places[found] = word * 32 + (31 - Math.clz32(left & -left))
      found += 1
    }
  }
  return places
}
