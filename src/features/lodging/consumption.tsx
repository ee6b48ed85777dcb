import { formatMoney, formatMoneyRange } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { StayForecast } from './stay-forecast.ts'

interface ConsumptionProps {
  request: RenderContext
  forecast: StayForecast
  duration: number
}

/** What the meter is likely to count, in money, from earlier stays. */
export function Consumption({ request, forecast: { items, total, persons }, duration }: ConsumptionProps) {
  const { market, messages } = request
  const texts = messages.lodging
  if (!total) return null
  /** Whole kroner or euro: more would pretend to know more. */
  const range = ({ expected, from, to }: typeof total) => ({
    price: formatMoney(market, Math.round(expected / 100) * 100),
    range: formatMoneyRange(market, from, to),
  })
  return (
    <section className="part" id="consumption">
      <h2>{`${texts.consumption} · ${formatMessage(messages.card.nights, { count: duration }, market)}`}</h2>
      <p>{formatMessage(texts.consumptionLead, { count: persons, stays: total.stays }, market)}</p>
      <ul>
        {items.map((item) => (
          <li key={item.itemId}>
            {formatMessage(
              texts.consumptionForecast,
              {
                item: item.description,
                unit: item.unitName,
                unitPrice: formatMoney(market, item.unitPrice),
                ...range(item),
              },
              market,
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && <p>{formatMessage(texts.consumptionTotal, range(total), market)}</p>}
    </section>
  )
}
