import { formatMessage } from '../markets/format-message.ts'
import { formatNumber } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { iconClass } from './icons.tsx'

interface ShortRatingProps {
  market: Market
  messages: Pick<Messages, 'card'>
  /** 1 to 5. */
  value: number
  count: number
}

/** An average at the end of a card's first line: ★ 4,6 (23), heard in words. */
export function ShortRating({ market, messages, value, count }: ShortRatingProps) {
  if (count === 0) return <span className="rating none">{messages.card.noReviewsShort}</span>
  const average = formatNumber(market, value, 1)
  return (
    <span className={`rating ${iconClass('star-full')}`}>
      <strong>{average}</strong>
      {/* Around the average, too, it would be heard twice in Firefox. */}
      <span role="img" aria-label={ratedBy(market, messages, count)}>{`(${formatNumber(market, count)})`}</span>
    </span>
  )
}

/** What stands behind an average: "af 5 · 23 anmeldelser". */
export function ratedBy(market: Market, { card }: Pick<Messages, 'card'>, count: number): string {
  return `${card.outOfFive} · ${formatMessage(card.reviews, { count }, market)}`
}
