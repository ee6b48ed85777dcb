/** Draws of a seed: the same ones each time. */
export interface Draw {
  /** From 0 up to 1. */
  next(): number
  chance(share: number): boolean
  /** Of a list of so many things the first is drawn most often (`zipfWeights`). */
  ranked(weights: Weights): number
  /** One of the names, each as often as its share says. */
  named<Name extends string | number>(shares: Readonly<Record<Name, number>>): string
}

/** Sums of the shares up to each of the list. */
export type Weights = readonly number[]

/** Of a list in which the n-th is chosen as often as 1 to that power of n. */
export function zipfWeights(length: number, exponent: number): Weights {
  let sum = 0
  return Array.from({ length }, (_, rank) => {
    sum += 1 / (rank + 1) ** exponent
    return sum
  })
}

export function drawsOf(seed: number): Draw {
  let state = seed >>> 0
  // Mulberry32: a generator of 32 bits, good enough for traffic.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    chance: (share) => next() < share,
    ranked(weights) {
      const drawn = next() * (weights.at(-1) ?? 0)
      let [from, to] = [0, weights.length - 1]
      while (from < to) {
        const middle = (from + to) >> 1
        if ((weights[middle] ?? 0) <= drawn) from = middle + 1
        else to = middle
      }
      return from
    },
    named(shares) {
      const entries = Object.entries<number>(shares)
      let left = next() * entries.reduce((sum, [, share]) => sum + share, 0)
      for (const [name, share] of entries) {
        left -= share
        if (left < 0) return name
      }
      return entries.at(-1)?.[0] ?? ''
    },
  }
}
