import { Fragment, type ReactNode } from 'react'
import { houseField } from '../../contracts/booking-forms.ts'
import type { Guest } from '../../contracts/guest.ts'
import { lineTitle, partyText, stayHours } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { LineRows } from '../../ui/price-lines.tsx'
import { href } from '../../urls/paths.ts'
import { countryName } from './guest-fields.tsx'
import { type Order, totalOf } from './order.ts'
import { type ChangedPrice, PriceChanged } from './price-changes.tsx'

export interface ReviewRowsProps {
  request: RenderContext
  order: Order
  /** Of several houses, guest and dates are said with the first. */
  isOther?: boolean
}

/** What was chosen and typed in the steps before, each with the way back to it. */
export function ReviewRows({ request, order, isOther }: ReviewRowsProps) {
  const { market, messages } = request
  const { booking, card } = messages
  const { review } = booking
  const { draft, guest, quote } = order
  const partOf = (step: 1 | 2, part: string) =>
    `${href.bookingStep(step)}#${houseField(part, isOther ? draft.mark : undefined)}`
  const chosen = quote.lines.filter(({ kind }) => kind === 'chosen')
  const { checkIn, checkOut } = stayHours(market, quote.lines)
  return (
    <section className="panel">
      <dl className="review-rows">
        {!isOther && (
          <Row title={review.stay} change={{ path: href.bookingStep(1), label: booking.change }}>
            {`${booking.stay.arrival}: ${formatDate(market, quote.arrival, 'long')}. ${formatMessage(booking.stay.arrivalTime, { time: checkIn }, market)}.`}
            <br />
            {`${booking.stay.departure}: ${formatDate(market, quote.departure, 'long')}. ${formatMessage(booking.stay.departureTime, { time: checkOut }, market)}.`}
            <br />
            {formatMessage(card.nights, { count: quote.duration }, market)}
          </Row>
        )}
        <Row title={review.party} change={{ path: partOf(1, 'party'), label: booking.change }}>
          {partyText(market, messages, draft.party)}
        </Row>
        {!isOther && (
          <Row title={review.guest} change={{ path: href.bookingStep(2), label: booking.change }}>
            <GuestLines market={market} guest={guest} />
          </Row>
        )}
        <Row title={review.extras} change={{ path: partOf(2, 'extras'), label: booking.change }}>
          {chosen.map((line) => lineTitle(market, booking.summary, line)).join('; ') || review.noExtras}
        </Row>
      </dl>
    </section>
  )
}

function GuestLines({ market, guest }: { market: Market; guest: Guest }) {
  const { firstName, lastName, email, phone, address, postalCode, city, country, comment, ...others } = guest
  // Whatever a guest has said is seen again before it is sent: a field that is not shown here does not compile.
  others satisfies Record<string, never>
  return (
    <>
      {`${firstName} ${lastName}`}
      <br />
      {address}
      <br />
      {`${postalCode} ${city}, ${countryName(market, country)}`}
      <br />
      {email}
      <br />
      {phone}
      {comment !== '' && <p className="guest-comment">{comment}</p>}
    </>
  )
}

interface RowProps {
  title: string
  change: { path: string; label: string }
  children: ReactNode
}

function Row({ title, change, children }: RowProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
      <dd>
        <a href={change.path}>
          {change.label}
          <span className="visually-hidden">{`: ${title}`}</span>
        </a>
      </dd>
    </div>
  )
}

/** It was sent and nothing came back: pressing again is safe. */
export function UnknownNotice({ messages }: RenderContext) {
  const texts = messages.booking.review
  return (
    <Notice kind="warning" title={texts.unknownTitle}>
      <p role="alert">{texts.unknown}</p>
    </Notice>
  )
}

export interface ChangedNoticeProps {
  request: RenderContext
  /** Null: it is not the price that differs. */
  change: ChangedPrice | null
}

/** What was sent is not what the guest saw. */
export function ChangedNotice({ request, change }: ChangedNoticeProps) {
  if (change) return <PriceChanged request={request} change={change} />
  return <Notice kind="error">{request.messages.booking.review.changedElsewhere}</Notice>
}

/** Where the terms are, and that there is no right of withdrawal: said before the order. */
export function TermsText({ messages, path }: { messages: Messages; path?: string }) {
  const { review } = messages.booking
  return (
    <p className="field-hint">
      {`${review.noWithdrawal} `}
      {path && (
        <a href={path} target="_blank" rel="noopener">
          {`${review.termsLink} (${messages.layout.newWindow})`}
        </a>
      )}
    </p>
  )
}

interface OrderFactsProps {
  request: RenderContext
  order: Order
}

/** House, dates, persons and price: what German law (BGB § 312j) wants right above the button. */
export function OrderFacts({ request, order }: OrderFactsProps) {
  const { market, messages } = request
  const { booking, card } = messages
  return (
    <dl className="price-lines order-facts">
      {[order, ...order.others].map(({ draft, quote, stay }) => (
        <Fragment key={draft.mark}>
          <div>
            <dt>{booking.review.house}</dt>
            <dd>{`${stay.house.title} (${stay.house.name})`}</dd>
          </div>
          {draft === order.draft && (
            <div>
              <dt>{booking.review.stay}</dt>
              <dd>
                {`${formatDate(market, quote.arrival)} – ${formatDate(market, quote.departure)}`}
                <br />
                {formatMessage(card.nights, { count: quote.duration }, market)}
              </dd>
            </div>
          )}
          <div>
            <dt>{booking.review.party}</dt>
            <dd>{partyText(market, messages, draft.party)}</dd>
          </div>
          {order.others.length > 0 && (
            <div>
              <dt>{booking.review.price}</dt>
              <dd>{formatMoney(market, quote.total)}</dd>
            </div>
          )}
        </Fragment>
      ))}
      {order.others.length === 0 && <LineRows market={market} texts={booking.summary} {...order.quote} />}
      <div className="total">
        <dt>{order.others.length > 0 ? messages.bookingFlow.together.sum : booking.summary.total}</dt>
        <dd>
          {formatMoney(market, totalOf(order))}
          <span className="field-hint">{booking.summary.included}</span>
        </dd>
      </div>
    </dl>
  )
}
