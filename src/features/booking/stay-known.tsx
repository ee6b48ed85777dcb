import type { ReactNode } from 'react'
import type { StayQuote } from '../../contracts/booking-price.ts'
import { stayTerms, sumOfTerms } from '../../domain/booking/stay-terms.ts'
import { stayHours } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { Icon } from '../../ui/icons.tsx'
import { CancellationLadder, cancelByText, Instalments } from '../../ui/stay-terms.tsx'

export interface StayKnownTexts {
  stay: Messages['booking']['stay']
  payment: Pick<Messages['booking']['payment'], 'title' | 'lead' | 'due' | 'deposit' | 'depositBack' | 'inAll'>
  review: Pick<Messages['booking']['review'], 'cancellation' | 'cancelUntil' | 'cancelPays'>
  /** What cancelling costs now. */
  cancelBy: string
  /** How the key comes. */
  key: string
}

export function stayKnownTexts({
  booking: { stay, payment, review, done },
  lodging: { cancelBy },
}: Pick<Messages, 'booking' | 'lodging'>): StayKnownTexts {
  const { title, lead, due, deposit, depositBack, inAll } = payment
  const { cancellation, cancelUntil, cancelPays } = review
  return {
    stay,
    payment: { title, lead, due, deposit, depositBack, inAll },
    review: { cancellation, cancelUntil, cancelPays },
    cancelBy,
    key: done.next2,
  }
}

interface KnownFoldProps {
  icon: IconName
  /** What it says, for those who don't see the icon. */
  title: string
  words: string
  change: string
  /** The fields that change it. */
  children: ReactNode
}

/** What is chosen already, in a line that opens to be changed. */
export function KnownFold({ icon, title, words, change, children }: KnownFoldProps) {
  return (
    <details className="trip-line stay-fold">
      <summary>
        <Icon name={icon} />
        <span className="visually-hidden">{`${title}: `}</span>
        <strong>{words}</strong>
        <span className="trip-change">{change}</span>
      </summary>
      {children}
    </details>
  )
}

interface StayHoursProps {
  market: Market
  texts: StayKnownTexts
  quote: StayQuote
}

/** From when and until when the house is the guest's, and how the key comes. */
export function StayHours({ market, texts, quote }: StayHoursProps) {
  const { stay } = texts
  const { checkIn, checkOut } = stayHours(market, quote.lines)
  return (
    <>
      <dl className="stay-hours">
        {(
          [
            [stay.arrival, quote.arrival, stay.arrivalTime, checkIn],
            [stay.departure, quote.departure, stay.departureTime, checkOut],
          ] as const
        ).map(([name, day, hour, time]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{formatDate(market, day, 'long')}</b>
              {formatMessage(hour, { time }, market)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="field-hint">{texts.key}</p>
    </>
  )
}

interface TermsOfStayProps {
  market: Market
  texts: StayKnownTexts
  /** Of every house of the order. */
  quotes: readonly StayQuote[]
  /** ISO day. */
  today: string
}

/** What is paid when, and what cancelling costs: a line each, which opens. */
export function TermsOfStay({ market, texts, quotes, today }: TermsOfStayProps) {
  const messages = { booking: texts }
  const terms = sumOfTerms(quotes.map((quote) => stayTerms(quote, new Map(), 0, today)))
  return (
    <section className="panel stay-terms">
      <details className="terms-fold">
        <summary>
          <b>{texts.payment.title}</b>
          <span>{texts.payment.lead}</span>
        </summary>
        <Instalments market={market} messages={messages} terms={terms} />
      </details>
      {terms.cancellation.length > 0 && (
        <details className="terms-fold">
          <summary>
            <b>{texts.review.cancellation}</b>
            <span>{cancelByText(market, texts, terms)}</span>
          </summary>
          <CancellationLadder market={market} messages={messages} terms={terms} />
        </details>
      )}
    </section>
  )
}
