import type { StayQuote } from '../../contracts/booking-price.ts'
import { instalmentsOf } from '../../domain/booking/instalments.ts'
import { cancellationSteps } from '../../domain/booking/stay-terms.ts'
import { addDays, today } from '../../domain/stays.ts'
import { freeMoveDaysBefore } from '../../editions/agency-facts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { CancellationLadder, Instalments } from '../../ui/stay-terms.tsx'
import { Fold } from './sections.tsx'

interface ChosenStayProps {
  request: RenderContext
  quote: StayQuote
}

/** When a chosen stay is paid, and what cancelling it costs. */
export function PaidWhen({ request, quote }: ChosenStayProps) {
  const { market, messages, now } = request
  const { payment, review } = messages.booking
  const instalments = instalmentsOf(quote.arrival, quote.total, today(now))
  const cancellation = cancellationSteps(quote.arrival, quote.total, today(now))
  const isMovedFree = addDays(quote.arrival, -freeMoveDaysBefore) >= today(now)
  return (
    <>
      <h3>{payment.title}</h3>
      <Instalments market={market} messages={messages} terms={{ ...quote, instalments }} />
      <h3>{review.cancellation}</h3>
      <CancelBy request={request} quote={quote} />
      {cancellation.length > 1 && (
        <Fold summary={messages.lodging.cancellationRows}>
          <CancellationLadder market={market} messages={messages} terms={{ cancellation }} />
          {isMovedFree && <p>{messages.lodging.freeMove}</p>}
        </Fold>
      )}
    </>
  )
}

/** What cancelling costs now, and the last day on which it costs no more; `isQuiet` beside the button. */
export function CancelBy({ request, quote: { arrival, total }, isQuiet }: ChosenStayProps & { isQuiet?: boolean }) {
  const { market, messages, now } = request
  const [step] = cancellationSteps(arrival, total, today(now))
  if (!step) return null
  const date = formatDate(market, step.until, 'date').replaceAll(' ', '\u00a0')
  const texts = { date, amount: formatMoney(market, step.amount), percentage: Math.round(step.share * 100) }
  return <p className={isQuiet ? 'quiet' : undefined}>{formatMessage(messages.lodging.cancelBy, texts, market)}</p>
}
