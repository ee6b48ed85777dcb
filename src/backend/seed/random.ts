/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(choices: readonly (readonly [T, number])[]): T
  shuffled<T>(list: readonly T[]): T[]
  /** Mostly near the mean, never further away than the spread. */
  around(mean: number, spread: number): number
}

export function createRandom(...seed: (string | number)[]): Random {
  let state = hash(seed.join('/'))

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1))
  }
  function pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(next() * list.length)]
    if (picked === undefined) throw new RangeError('Nothing to pick from')
    return picked
  }

  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted(choices) {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
      let left = next() * total
      for (const [choice, weight] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      return pick(choices)[0]
    },
    shuffled(list) {
      return list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item)
    },
    around: (mean, spread) => mean + ((next() + next() + next()) / 1.5 - 1) * spread,
  }
}

/** FNV-1a, then stirred so that seeds that differ in their last letter begin far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return value ^ (value >>> 16)
}
