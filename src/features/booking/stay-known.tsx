import type { ReactNode } from 'react'
import type { StayQuote } from '../../contracts/booking-price.ts'
import { stayTerms, sumOfTerms } from '../../domain/booking/stay-terms.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { Icon } from '../../ui/icons.tsx'
import { CancellationLadder, cancelByText } from '../../ui/stay-terms.tsx'
import { StayTimeline, type StayTimelineTexts } from '../../ui/stay-timeline.tsx'

export interface StayKnownTexts {
  stay: Messages['booking']['stay']
  timeline: StayTimelineTexts['timeline']
  payment: Pick<Messages['booking']['payment'], 'lead' | 'due' | 'depositBack'>
  done: Pick<Messages['booking']['done'], 'next' | 'next1'>
  review: Pick<Messages['booking']['review'], 'cancellation' | 'cancelUntil' | 'cancelPays'>
  /** What cancelling costs now. */
  cancelBy: string
}

export function stayKnownTexts({
  booking: { stay, timeline, payment, review, done },
  lodging: { cancelBy },
}: Pick<Messages, 'booking' | 'lodging'>): StayKnownTexts {
  const { lead, due, depositBack } = payment
  const { cancellation, cancelUntil, cancelPays } = review
  return {
    stay,
    timeline,
    payment: { lead, due, depositBack },
    done: { next: done.next, next1: done.next1 },
    review: { cancellation, cancelUntil, cancelPays },
    cancelBy,
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

interface TermsOfStayProps {
  market: Market
  texts: StayKnownTexts
  /** Of every house of the order. */
  quotes: readonly StayQuote[]
  /** ISO day. */
  today: string
}

/** What happens when, and in a line that opens what cancelling costs. */
export function TermsOfStay({ market, texts, quotes, today }: TermsOfStayProps) {
  const messages = { booking: texts }
  const terms = sumOfTerms(quotes.map((quote) => stayTerms(quote, new Map(), 0, today)))
  return (
    <section className="panel stay-terms">
      <h2>{texts.done.next}</h2>
      <p className="lead">{texts.payment.lead}</p>
      {quotes[0] && <StayTimeline market={market} texts={texts} stay={quotes[0]} terms={terms} today={today} />}
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
