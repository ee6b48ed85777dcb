import { partyText } from '../../markets/booking-texts.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { Order } from './order.ts'

export interface OrderFactsProps {
  request: RenderContext
  order: Order
}

/** House, dates, persons and total: what German law (BGB § 312j) wants right above the button. */
export function OrderFacts({ request, order }: OrderFactsProps) {
  const { market, messages } = request
  const { booking, card } = messages
  const { draft, quote, stay } = order
  const dates = `${formatDate(market, quote.arrival)} – ${formatDate(market, quote.departure)}`
  return (
    <dl className="price-lines">
      <div>
        <dt>{booking.review.house}</dt>
        <dd>{`${stay.house.title} (${stay.house.name})`}</dd>
      </div>
      <div>
        <dt>{booking.review.stay}</dt>
        <dd>
          {dates}
          <br />
          {formatMessage(card.nights, { count: quote.duration }, market)}
        </dd>
      </div>
      <div>
        <dt>{booking.review.party}</dt>
        <dd>{partyText(market, messages, draft.party)}</dd>
      </div>
      <div className="total">
        <dt>{booking.summary.total}</dt>
        <dd>
          {formatMoney(market, quote.total)}
          <span className="field-hint">{booking.summary.included}</span>
        </dd>
      </div>
    </dl>
  )
}
