import type { HitForecast } from '../contracts/search.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatMoney, formatMoneyRange } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

export interface ExpectedUseProps {
  market: Market
  messages: Pick<Messages, 'card'>
  forecast: HitForecast
}

/** What the meter is likely to count, beside the total and never in it; in whole kroner or euro. */
export function ExpectedUse({ market, messages: { card }, forecast }: ExpectedUseProps) {
  const { expected, from, to, persons, kwhPrice } = forecast
  const about = formatMoney(market, Math.round(expected / 100) * 100)
  const range = formatMoneyRange(market, from, to)
  return (
    <p className="expected-use">
      <b>{formatMessage(card.expectedUse, { price: about }, market)}</b>{' '}
      <span>{formatMessage(card.expectedUseRange, { count: persons, range }, market)}</span>{' '}
      {kwhPrice !== null && (
        <span>{formatMessage(card.kwhPrice, { price: formatMoney(market, kwhPrice) }, market)}</span>
      )}{' '}
      <span>{card.expectedUseNote}</span>
    </p>
  )
}
