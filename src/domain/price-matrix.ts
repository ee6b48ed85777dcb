/** A free stay at what it costs altogether, in øre or cents. */
export interface PricedStay {
  arrival: string
  duration: number
  total: number
}

/** How a stay's total compares with those of other arrivals for as many nights: the lower third of the range, or above. */
type PriceLevel = 1 | 2 | 3

export interface MatrixCell {
  total: number
  level: PriceLevel
}

export interface PriceMatrix {
  /** ISO days and numbers of nights of which there is a stay, ascending. */
  arrivals: readonly string[]
  durations: readonly number[]
  cellOf(arrival: string, duration: number): MatrixCell | undefined
}

/** Arrival by duration, each pair at its cheapest stay. */
export function matrixOf(stays: readonly PricedStay[]): PriceMatrix {
  const cheapest = new Map<string, PricedStay>()
  for (const stay of stays) {
    const key = keyOf(stay.arrival, stay.duration)
    const before = cheapest.get(key)
    if (!before || stay.total < before.total) cheapest.set(key, stay)
  }
  const all = [...cheapest.values()]
  const durations = distinct(all.map(({ duration }) => duration)).sort((a, b) => a - b)
  const ranges = new Map(durations.map((duration) => [duration, rangeOf(all, duration)]))
  return {
    arrivals: distinct(all.map(({ arrival }) => arrival)).sort(),
    durations,
    cellOf(arrival, duration) {
      const stay = cheapest.get(keyOf(arrival, duration))
      return stay && { total: stay.total, level: levelOf(stay.total, ranges.get(duration) ?? [0, 0]) }
    },
  }
}

function rangeOf(stays: readonly PricedStay[], nights: number): [min: number, max: number] {
  const totals = stays.filter(({ duration }) => duration === nights).map(({ total }) => total)
  return [Math.min(...totals), Math.max(...totals)]
}

/** Where all cost the same, none is cheap. */
function levelOf(total: number, [min, max]: readonly [number, number]): PriceLevel {
  if (min === max) return 2
  const share = (total - min) / (max - min)
  return share <= 1 / 3 ? 1 : share <= 2 / 3 ? 2 : 3
}

function keyOf(arrival: string, duration: number): string {
  return `${arrival} ${duration}`
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
