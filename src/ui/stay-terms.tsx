import { depositOf } from '../domain/booking/instalments.ts'
import type { StayTerms } from '../domain/booking/stay-terms.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate, formatMoney } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

interface InstalmentsProps {
  market: Market
  messages: { booking: { payment: Pick<Messages['booking']['payment'], 'due' | 'deposit' | 'depositBack'> } }
  terms: Pick<StayTerms, 'instalments' | 'deposits'>
}

/** When what is paid: the price in parts, and the deposit beside it. */
export function Instalments({ market, messages, terms }: InstalmentsProps) {
  const { payment } = messages.booking
  const deposit = depositOf(terms)
  return (
    <>
      <dl className="price-lines">
        {terms.instalments.map(({ due, amount }) => (
          <div key={due}>
            <dt>{formatMessage(payment.due, { date: formatDate(market, due, 'long') }, market)}</dt>
            <dd>{formatMoney(market, amount)}</dd>
          </div>
        ))}
        {deposit && (
          <div>
            <dt>{formatMessage(payment.deposit, { date: formatDate(market, deposit.due, 'long') }, market)}</dt>
            <dd>{formatMoney(market, deposit.amount)}</dd>
          </div>
        )}
      </dl>
      {deposit && <p className="field-hint">{payment.depositBack}</p>}
    </>
  )
}

interface LadderProps {
  market: Market
  messages: { booking: { review: Pick<Messages['booking']['review'], 'cancelUntil' | 'cancelPays'> } }
  terms: Pick<StayTerms, 'cancellation'>
}

/** What cancelling costs, by days and in money of this stay. */
export function CancellationLadder({ market, messages, terms }: LadderProps) {
  const { review } = messages.booking
  return (
    <dl className="review-rows cancellation-rows">
      {terms.cancellation.map(({ until, share, amount }) => (
        <div key={until}>
          <dt>{formatMessage(review.cancelUntil, { date: unbroken(formatDate(market, until, 'date')) }, market)}</dt>
          <dd>
            {formatMessage(
              review.cancelPays,
              { amount: formatMoney(market, amount), percentage: Math.round(share * 100) },
              market,
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What cancelling costs now, and the last day on which it costs no more; null once nothing is said of it. */
export function cancelByText(
  market: Market,
  { cancelBy }: Pick<Messages['lodging'], 'cancelBy'>,
  { cancellation: [step] }: Pick<StayTerms, 'cancellation'>,
): string | null {
  if (!step) return null
  const texts = {
    date: unbroken(formatDate(market, step.until, 'date')),
    amount: formatMoney(market, step.amount),
    percentage: Math.round(step.share * 100),
  }
  return formatMessage(cancelBy, texts, market)
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
