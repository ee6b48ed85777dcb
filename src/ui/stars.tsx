import { formatNumber } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { formatMessage } from '../markets/say.ts'
import { Icon } from './icons.tsx'

interface StarsProps {
  market: Market
  messages: Pick<Messages, 'card'>
  /** 1 to 5. */
  value: number
}

/** Five stars, as many filled as given, for one guest's review or a house's class. */
export function Stars({ market, messages, value }: StarsProps) {
  const label = formatMessage(messages.card.stars, { stars: value }, market)
  return (
    <span className="stars" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} className={isHalf(value, place) ? 'star half' : 'star'}>
          <Icon name={isFull(value, place) ? 'star-full' : 'star'} />
          {isHalf(value, place) && <Icon name="star-full" />}
        </span>
      ))}
    </span>
  )
}

function isFull(value: number, place: number): boolean {
  return value >= place - 0.25
}

function isHalf(value: number, place: number): boolean {
  return !isFull(value, place) && value >= place - 0.75
}

/** An average and how many reviews it is of: ★ 4,6 (23 anmeldelser). Without any, it says that the house is new. */
export function Rating({ market, messages, value, count }: StarsProps & { count: number }) {
  if (count === 0) return <p className="rating none">{messages.card.noReviews}</p>
  return (
    <p className="rating">
      <span className="star">
        <Icon name="star-full" />
      </span>
      <strong aria-label={formatMessage(messages.card.stars, { stars: value }, market)} role="img">
        {formatNumber(market, value, 1)}
      </strong>
      <span>{formatMessage(messages.card.reviews, { count }, market)}</span>
    </p>
  )
}
