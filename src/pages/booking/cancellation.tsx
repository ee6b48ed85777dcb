import type { StayQuote } from '../../contracts/booking-price.ts'
import { cancellationSteps } from '../../domain/booking/cancellation.ts'
import { today } from '../../domain/stays.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'

export interface CancellationProps {
  request: PageRequest
  quote: StayQuote
  path?: string
}

/** What cancelling costs, in days and money of this stay. */
export function Cancellation({ request, quote, path }: CancellationProps) {
  const { market, messages, now } = request
  const { review } = messages.booking
  const steps = cancellationSteps(quote.arrival, quote.total, today(now))
  return (
    <section className="panel">
      <h2>{review.cancellation}</h2>
      <p>{review.cancellationLead}</p>
      <dl className="review-rows cancellation-rows">
        {steps.map(({ until, share, amount }) => (
          <div key={until}>
            <dt>{say(review.cancelUntil, { date: formatDate(market, until, 'long') }, market)}</dt>
            <dd>
              {say(
                review.cancelPays,
                { amount: formatMoney(market, amount), percentage: Math.round(share * 100) },
                market,
              )}
            </dd>
          </div>
        ))}
      </dl>
      {path && (
        <p>
          <a href={path} target="_blank" rel="noopener">
            {`${review.cancellationLink} (${messages.frame.newWindow})`}
          </a>
        </p>
      )}
    </section>
  )
}
