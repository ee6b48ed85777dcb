import type { PriceLine } from '../prices.ts'

export interface PriceChange {
  /** The line now; where it fell away, as it was. */
  line: PriceLine
  /** Øre or cents; null where there was no such line. */
  before: number | null
  now: number | null
}

/** What differs between the lines that were shown and those of now, in the order of now, fallen ones last. */
export function priceChanges(before: readonly PriceLine[], now: readonly PriceLine[]): PriceChange[] {
  const earlier = new Map(before.map((line) => [lineKey(line), line]))
  const changed = now.flatMap((line): PriceChange[] => {
    const was = earlier.get(lineKey(line))
    return was?.amount === line.amount ? [] : [{ line, before: was?.amount ?? null, now: line.amount }]
  })
  const present = new Set(now.map(lineKey))
  const fallen = before
    .filter((line) => !present.has(lineKey(line)))
    .map((line): PriceChange => ({ line, before: line.amount, now: null }))
  return [...changed, ...fallen]
}

function lineKey({ kind, itemId }: PriceLine): string {
  return itemId === null ? kind : `item-${itemId}`
}
