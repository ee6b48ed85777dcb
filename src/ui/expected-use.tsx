import type { HitForecast } from '../contracts/search.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatMoney, formatMoneyRange, wholeUnits } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

export interface ExpectedUseProps {
  market: Market
  messages: Pick<Messages, 'card'>
  forecast: HitForecast
}

/** What the meter is likely to count, beside the total and never in it, and what the stay comes to with it and bed linen. */
export function ExpectedUse({ market, messages: { card }, forecast }: ExpectedUseProps) {
  const { expected, from, to, persons, kwhPrice, linen, allIn } = forecast
  const about = formatMoney(market, wholeUnits(expected))
  const range = formatMoneyRange(market, from, to)
  const inAll = { price: formatMoney(market, wholeUnits(allIn)), linen: formatMoney(market, linen) }
  return (
    <p className="expected-use">
      <b>{formatMessage(card.expectedUse, { price: about }, market)}</b>{' '}
      <span>{formatMessage(card.expectedUseRange, { count: persons, range }, market)}</span>{' '}
      {kwhPrice !== null && (
        <span>{formatMessage(card.kwhPrice, { price: formatMoney(market, kwhPrice) }, market)}</span>
      )}{' '}
      <b>{formatMessage(linen > 0 ? card.allInWithLinen : card.allIn, inAll, market)}</b>
    </p>
  )
}
