import { Fragment, type ReactNode } from 'react'
import { houseField } from '../../contracts/booking-forms.ts'
import type { StayQuote } from '../../contracts/booking-price.ts'
import type { Guest } from '../../contracts/guest.ts'
import { isPetItem } from '../../domain/booking/pet-items.ts'
import { lineTitle, partyText, stayHours } from '../../markets/booking-texts.ts'
import { countryName } from '../../markets/country-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { LineRows } from '../../ui/price-lines.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { type Order, totalOf } from './order.ts'
import { type ChangedPrice, PriceChanged } from './price-changes.tsx'
import { arrivalFieldId } from './stay-fields.tsx'

export interface ReviewRowsProps {
  request: RenderContext
  order: Order
  /** Of several houses, guest and dates are said with the first. */
  isOther?: boolean
}

/** Of what was chosen and typed in the steps before what the facts above the button do not say, each with the way back to it. */
export function ReviewRows({ request, order, isOther }: ReviewRowsProps) {
  const { market, messages } = request
  const { booking } = messages
  const { draft, guest, quote, stay } = order
  // A pet's charge follows from the party.
  const pets = new Set(stay.itemPrices.filter(isPetItem).map(({ itemId }) => itemId))
  const chosen = quote.lines.filter(({ kind, itemId }) => kind === 'chosen' && !pets.has(itemId ?? 0))
  return (
    <section className="panel">
      <dl className="review-rows">
        {!isOther && (
          <Row title={booking.guest.legend} change={{ path: href.bookingStep(2), label: booking.change }}>
            <GuestLines market={market} guest={guest} />
          </Row>
        )}
        <Row
          title={booking.extras.title}
          change={{ path: partOf(2, 'extras', isOther ? draft.mark : undefined), label: booking.change }}
        >
          {chosen.map((line) => lineTitle(market, booking.summary, line)).join('; ') || booking.review.noExtras}
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
        <ChangeLink title={title} {...change} />
      </dd>
    </div>
  )
}

function partOf(step: 1 | 2, part: string, mark?: string): string {
  return `${href.bookingStep(step)}#${houseField(part, mark)}`
}

function ChangeLink({ title, path, label }: { title: string; path: string; label: string }) {
  return (
    <a href={path}>
      {label}
      <span className="visually-hidden">{`: ${title}`}</span>
    </a>
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

interface OrderFactsProps {
  request: RenderContext
  order: Order
}

/** House, dates, persons and price: what German law (BGB § 312j) wants right above the button. */
export function OrderFacts({ request, order }: OrderFactsProps) {
  const { market, messages } = request
  const { booking } = messages
  const isOfSeveral = order.others.length > 0
  return (
    <dl className="price-lines order-facts">
      {[order, ...order.others].map(({ draft, quote, stay }) => (
        <Fragment key={draft.mark}>
          <Fact name={booking.review.house}>{`${stay.house.title} (${stay.house.name})`}</Fact>
          {draft === order.draft && <StayFact request={request} quote={quote} />}
          <Fact name={booking.summary.persons}>
            {`${partyText(market, messages, draft.party)} `}
            <ChangeLink
              title={booking.summary.persons}
              path={partOf(1, 'party', draft === order.draft ? undefined : draft.mark)}
              label={booking.change}
            />
          </Fact>
          {isOfSeveral && <Fact name={booking.review.price}>{formatMoney(market, quote.total)}</Fact>}
        </Fragment>
      ))}
      {!isOfSeveral && <LineRows market={market} texts={booking.summary} {...order.quote} />}
      <Fact name={isOfSeveral ? messages.bookingFlow.together.sum : booking.summary.total} className="total">
        {formatMoney(market, totalOf(order))}
        <span className="field-hint">{booking.summary.included}</span>
        <span className="field-hint">{messages.lodging.box.notYetPaying}</span>
      </Fact>
    </dl>
  )
}

function StayFact({ request: { market, messages }, quote }: { request: RenderContext; quote: StayQuote }) {
  const { booking, card, goodToKnow } = messages
  const { checkIn, checkOut } = stayHours(market, quote.lines)
  const stay = booking.stay.legend
  return (
    <Fact name={stay}>
      {stayDates(market, quote.arrival, quote.duration)}
      <br />
      {`${formatMessage(card.nights, { count: quote.duration }, market)} `}
      <ChangeLink title={stay} path={partOf(1, arrivalFieldId)} label={booking.change} />
      <span className="field-hint">
        {formatMessage(goodToKnow.times, { checkin: checkIn, checkout: checkOut }, market)}
      </span>
    </Fact>
  )
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
