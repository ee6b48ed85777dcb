import type { ConsumptionForecast } from '../../domain/consumption.ts'
import { formatMoney } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'

/** What the meter is likely to count, in money, from earlier stays. */
export function Consumption({
  request,
  forecast,
  duration,
}: {
  request: PageRequest
  forecast: readonly ConsumptionForecast[]
  duration: number
}) {
  const { market, messages } = request
  const texts = messages.lodging
  /** Whole kroner or euro: more would pretend to know more. */
  const about = (minor: number) => formatMoney(market, Math.round(minor / 100) * 100)
  return (
    <section className="part" id="consumption">
      <h2>{`${texts.consumption} · ${say(messages.card.nights, { count: duration }, market)}`}</h2>
      <p>{texts.consumptionLead}</p>
      <ul>
        {forecast.map(({ itemId, description, expected, from, to }) => (
          <li key={itemId}>
            {say(
              texts.consumptionForecast,
              { item: description, price: about(expected), from: about(from), to: about(to) },
              market,
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
