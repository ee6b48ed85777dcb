import type { ChoiceCounts } from '../contracts/search.ts'
import { formatNumber } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Choice } from './field.tsx'

/** How many houses a choice would give; undefined where it was not counted. */
export function countOf(counts: ChoiceCounts | null | undefined, key: string, value: string): number | undefined {
  return counts?.[key]?.[value]
}

/** Choices of a list with their counts in brackets; what is chosen finds what the page says. */
export function withCounts(
  market: Market,
  choices: readonly Choice[],
  counts: ChoiceCounts | null | undefined,
  key: string,
  chosen: string,
): Choice[] {
  return choices.map(({ value, label }) => {
    const count = countOf(counts, key, value)
    return {
      value,
      label: count === undefined || value === chosen ? label : `${label} (${formatNumber(market, count)})`,
    }
  })
}
