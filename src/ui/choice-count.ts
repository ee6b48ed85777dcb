import type { ChoiceCounts } from '../contracts/search.ts'
import { formatNumber } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Choice, ChoiceGroup } from './field.tsx'

/** How many houses a choice would give; undefined where it was not counted. */
export function countOf(counts: ChoiceCounts | null | undefined, key: string, value: string): number | undefined {
  return counts?.[key]?.[value]
}

/** Choices of a list with their counts in brackets; what is chosen finds what the page says. */
export function withCounts<Listed extends Choice | ChoiceGroup>(
  market: Market,
  choices: readonly Listed[],
  counts: ChoiceCounts | null | undefined,
  key: string,
  chosen: string,
): Listed[] {
  return choices.map((choice) => {
    if ('group' in choice) return { ...choice, choices: withCounts(market, choice.choices, counts, key, chosen) }
    const count = countOf(counts, key, choice.value)
    if (count === undefined || choice.value === chosen) return choice
    return { ...choice, label: `${choice.label} (${formatNumber(market, count)})` }
  })
}
