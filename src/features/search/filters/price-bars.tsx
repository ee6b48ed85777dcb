import type { ChoiceCounts } from '../../../contracts/search.ts'

import { priceSteps } from '../../../editions/table.ts'
import type { Market } from '../../../markets/market.ts'
import { priceBarKey } from '../counted-choices.ts'

export interface PriceBarsProps {
  market: Market
  counts: ChoiceCounts | null
  /** Places of the two limits: the bars between them are of houses that are found. */
  least: number
  most: number
}

/** Height of the tallest bar, in the drawing's own units. */
const tallest = 40

/**
 * How many houses have their cheapest stay of those that are asked for between each two neighbouring price steps. The
 * lists' counts say it in words.
 */
export function PriceBars({ market, counts, least, most }: PriceBarsProps) {
  const upTo = [...priceSteps[market.currency].map(String), ''].map((step) => counts?.[priceBarKey]?.[step] ?? 0)
  const bars = upTo.map((count, place) => count - (upTo[place - 1] ?? 0))
  const highest = Math.max(...bars)
  if (!(highest > 0)) return null
  const drawn = (isShown: (place: number) => boolean) =>
    bars.map((count, place) => (count > 0 && isShown(place) ? barOf(place, (count / highest) * tallest) : '')).join('')
  const isWithin = (place: number) => place >= least && place < most
  return (
    <svg className="bars" viewBox={`0 0 ${bars.length * 10} ${tallest}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={drawn((place) => !isWithin(place))} />
      <path className="within" d={drawn(isWithin)} />
    </svg>
  )
}

/** A bar of ten by its height, with a little air on both sides; the lowest can still be seen. */
function barOf(place: number, height: number): string {
  return `M${place * 10 + 1} ${tallest}v-${Math.max(2, Math.round(height))}h8V${tallest}z`
}
