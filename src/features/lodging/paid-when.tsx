import type { StayQuote } from '../../contracts/booking-price.ts'
import { instalmentsOf } from '../../domain/booking/instalments.ts'
import { today } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Instalments } from '../../ui/stay-terms.tsx'

interface PaidWhenProps {
  request: RenderContext
  quote: StayQuote
}

/** When a chosen stay is paid. */
export function PaidWhen({ request: { market, messages, now }, quote }: PaidWhenProps) {
  const instalments = instalmentsOf(quote.arrival, quote.total, today(now))
  return (
    <>
      <h3>{messages.booking.payment.title}</h3>
      <Instalments market={market} messages={messages} terms={{ ...quote, instalments }} />
    </>
  )
}
