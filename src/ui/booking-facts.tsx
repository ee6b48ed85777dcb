import type { ReactNode } from 'react'
import type { Party } from '../contracts/booking.ts'
import { type Addition, instalmentsNow } from '../domain/booking/instalments.ts'
import { cancellationNow, type StayTerms } from '../domain/booking/stay-terms.ts'
import type { PriceLine } from '../domain/prices.ts'
import { partyText, stayHours } from '../markets/booking-texts.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { Picture, type PictureProps } from './picture.tsx'
import { BesideThePrice, PriceLines } from './price-lines.tsx'
import { CancellationLadder, Instalments } from './stay-terms.tsx'

interface BookedStay {
  /** Title of the house, and its code. */
  title: string
  name: string
  arrival: string
  departure: string
  /** Nights. */
  duration: number
  party: Party
  lines: readonly PriceLine[]
  /** Øre or cents. */
  total: number
  /** What the rent was below its normal price, where that was stored: øre or cents. */
  saving: number | undefined
  /** What was agreed beside the price; null for a booking without it. */
  terms: StayTerms | null
  /** Cancelled: check-in and check-out are left out. */
  isCancelled?: boolean
  /** Later additions, which lines and total include. */
  additions: readonly Pick<Addition, 'createdAt' | 'total'>[]
}

export interface BookingFactsProps {
  /** Edition of the reader, with the currency of the booking's edition. */
  market: Market
  messages: Messages
  booking: BookedStay
  /** One of several houses of an order, whose amounts each stand below the house's code. */
  isOfSeveral?: boolean
  /** The page says elsewhere what is paid when, and what cancelling costs. */
  areTermsSaid?: boolean
  /** Picture of the house; none while it can't be loaded. */
  picture?: Pick<PictureProps, 'path' | 'width' | 'height'>
}

/** Everything that is known of a booking: house, dates, party, price, payment, cancellation. */
export function BookingFacts({ picture, ...facts }: BookingFactsProps) {
  return (
    <>
      <BookedHouse {...facts} picture={picture} />
      <BookedPrice {...facts} />
    </>
  )
}

/** The house, when, and who comes. */
export function BookedHouse({ market, messages, booking, picture }: BookingFactsProps) {
  return (
    <>
      {picture && (
        <Picture {...picture} alt="" className="booked-house" sizes="(min-width: 52rem) 48rem, 100vw" upTo={960} />
      )}
      <StayFacts market={market} messages={messages} booking={booking} />
    </>
  )
}

interface BookedPriceProps extends Omit<BookingFactsProps, 'picture'> {
  /** Below the total. */
  children?: ReactNode
}

/** What it costs, when it is paid, and what cancelling costs. */
export function BookedPrice(props: BookedPriceProps) {
  const { market, messages, booking, isOfSeveral = false, areTermsSaid, children } = props
  const { review, summary, payment } = messages.booking
  const titleOf = (title: string) => (isOfSeveral ? `${title} · ${booking.name}` : title)
  const terms = termsNow(booking)
  return (
    <>
      <section className="panel">
        <h2>{titleOf(review.price)}</h2>
        <PriceLines
          market={market}
          texts={summary}
          lines={booking.lines}
          total={booking.total}
          saving={booking.saving}
        />
        {children}
        <p className="field-hint">{summary.included}</p>
        {terms && <BesideThePrice market={market} texts={summary} quote={terms} party={booking.party} />}
      </section>
      {terms && !areTermsSaid && (
        <section className="panel">
          <h2>{titleOf(payment.title)}</h2>
          <p>{payment.booked}</p>
          <Instalments market={market} messages={messages} terms={terms} />
        </section>
      )}
      {terms && !areTermsSaid && (
        <CancellationPanel market={market} messages={messages} title={titleOf(review.cancellation)} terms={terms} />
      )}
    </>
  )
}

interface CancellationPanelProps extends Pick<BookingFactsProps, 'market' | 'messages'> {
  title: string
  terms: StayTerms
}

/** What cancelling costs; nothing where it can't be cancelled any more. */
export function CancellationPanel({ market, messages, title, terms }: CancellationPanelProps) {
  if (terms.cancellation.length === 0) return null
  return (
    <section className="panel">
      <h2>{title}</h2>
      <p>{messages.booking.review.cancellationLead}</p>
      <CancellationLadder market={market} messages={messages} terms={terms} />
    </section>
  )
}

/** What was agreed, with what was added since. */
export function termsNow({ terms, additions, arrival, total }: BookedStay): StayTerms | null {
  return (
    terms && {
      ...terms,
      instalments: instalmentsNow(terms.instalments, additions, arrival),
      cancellation: cancellationNow(terms.cancellation, total),
    }
  )
}

interface StayFactsProps extends Pick<BookingFactsProps, 'market' | 'messages'> {
  booking: Pick<BookedStay, 'title' | 'name' | 'arrival' | 'departure' | 'duration' | 'party' | 'lines' | 'isCancelled'>
}

/** The house, when, from and until which hour, and who comes. */
export function StayFacts({ market, messages, booking }: StayFactsProps) {
  const { review, stay, summary } = messages.booking
  const { checkIn, checkOut } = stayHours(market, booking.lines)
  const dayText = (day: string, hour: string, time: string) => {
    const date = formatDate(market, day, 'long')
    return booking.isCancelled ? date : `${date}. ${formatMessage(hour, { time }, market)}.`
  }
  const house = <a href={href.lodging(market, booking.name)}>{`${booking.title} (${booking.name})`}</a>
  return (
    <FactRows
      rows={[
        { label: review.house, value: house },
        { label: stay.arrival, value: dayText(booking.arrival, stay.arrivalTime, checkIn) },
        { label: stay.departure, value: dayText(booking.departure, stay.departureTime, checkOut) },
        { label: stay.duration, value: formatMessage(messages.card.nights, { count: booking.duration }, market) },
        { label: summary.persons, value: partyText(market, messages, booking.party) },
      ]}
    />
  )
}

/** What is known, each with its name. */
export function FactRows({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="review-rows">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
