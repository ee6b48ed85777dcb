import type { nextPayment } from '../domain/booking/instalments.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate, formatMoney } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

interface NextPaymentProps {
  market: Market
  messages: Pick<Messages, 'booking' | 'layout'>
  next: NonNullable<ReturnType<typeof nextPayment>>
}

/** The guest's next act: how much, by when, and how. */
export function NextPayment({ market, messages, next }: NextPaymentProps) {
  const { payment } = messages.booking
  const values = { amount: formatMoney(market, next.amount), date: formatDate(market, next.due, 'date') }
  return (
    <section className="panel">
      <h2>{formatMessage(payment.next, values, market)}</h2>
      {next.deposit > 0 && (
        <p>{formatMessage(payment.nextDeposit, { amount: formatMoney(market, next.deposit) }, market)}</p>
      )}
      <p>{`${payment.booked} ${messages.layout.footer.payment}`}</p>
    </section>
  )
}
