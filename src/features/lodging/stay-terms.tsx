import type { StayQuote } from '../../contracts/booking-price.ts'
import { instalmentsOf } from '../../domain/booking/instalments.ts'
import { cancellationSteps } from '../../domain/booking/stay-terms.ts'
import { addDays, today } from '../../domain/stays.ts'
import { freeMoveDaysBefore } from '../../editions/agency-facts.ts'
import type { RenderContext } from '../../routing/page.ts'
import { CancellationLadder, cancelByText, Instalments } from '../../ui/stay-terms.tsx'
import { FoldRow } from './sections.tsx'

interface ChosenStayProps {
  request: RenderContext
  quote: StayQuote
}

/** When a chosen stay is paid, and what cancelling it costs. */
export function PaidWhen({ request, quote }: ChosenStayProps) {
  const { market, messages, now } = request
  const { payment } = messages.booking
  const instalments = instalmentsOf(quote.arrival, quote.total, today(now))
  const cancellation = cancellationSteps(quote.arrival, quote.total, today(now))
  const isMovedFree = addDays(quote.arrival, -freeMoveDaysBefore) >= today(now)
  return (
    <>
      <FoldRow title={payment.title} level={3} fact={payment.lead}>
        <Instalments market={market} messages={messages} terms={{ ...quote, instalments }} />
      </FoldRow>
      {cancellation.length > 0 && (
        <FoldRow
          title={messages.lodging.cancellationRows}
          level={3}
          fact={cancelByText(market, messages.lodging, { cancellation })}
        >
          <CancellationLadder market={market} messages={messages} terms={{ cancellation }} />
          {isMovedFree && <p>{messages.lodging.freeMove}</p>}
        </FoldRow>
      )}
    </>
  )
}

/** What cancelling costs now; `isQuiet` beside the button. */
export function CancelBy({ request, quote: { arrival, total }, isQuiet }: ChosenStayProps & { isQuiet?: boolean }) {
  const { market, messages, now } = request
  const cancellation = cancellationSteps(arrival, total, today(now))
  const text = cancelByText(market, messages.lodging, { cancellation })
  return text && <p className={isQuiet ? 'quiet' : undefined}>{text}</p>
}
