import { formatMessage } from '../markets/format-message.ts'
import { formatMoney } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

export interface PriceProps {
  market: Market
  messages: Pick<Messages, 'card'>
  /** Øre or cents, with everything unavoidable in it. */
  total: number
  /** The same stay without its discount. Shown struck when it is more. */
  normalTotal?: number
  discountPercentage?: number
  /** The price of the cheapest free stay, where no dates are chosen. */
  from?: boolean
  /** Pets whose charge is part of it. */
  pets?: number
}

export function Price({
  market,
  messages,
  total,
  normalTotal = 0,
  discountPercentage = 0,
  from,
  pets = 0,
}: PriceProps) {
  const texts = messages.card
  const reduced = normalTotal > total
  return (
    <div className="price">
      {reduced && (
        <p className="price-before">
          <span className="visually-hidden">{`${texts.priceBefore} `}</span>
          <s>{formatMoney(market, normalTotal)}</s>
          {discountPercentage > 0 && (
            <span className="tag sale">
              {formatMessage(texts.discount, { percentage: Math.round(discountPercentage) }, market)}
            </span>
          )}
        </p>
      )}
      <p className="price-now">
        {from && <span className="price-from">{`${texts.from} `}</span>}
        {reduced && <span className="visually-hidden">{`${texts.priceNow} `}</span>}
        <strong>{formatMoney(market, total)}</strong>
      </p>
      <p className="price-note">
        {texts.everythingIncluded}
        {pets > 0 && `, ${formatMessage(texts.withPets, { count: pets }, market)}`}
      </p>
    </div>
  )
}
