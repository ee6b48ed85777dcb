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

/** What is in all of them; at least one is given. */
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
  for (let bits of set) {
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    size += (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return size
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
