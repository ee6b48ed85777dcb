import { type GuestField, guestFields } from '../../../contracts/guest.ts'
import type { CancelRefusal } from '../../../contracts/my-bookings.ts'
import type { OfficeBookingDetails } from '../../../contracts/office.ts'
import { depositOf, instalmentsNow } from '../../../domain/booking/instalments.ts'
import { lineTitle, partyText } from '../../../markets/booking-texts.ts'
import { marketById } from '../../../markets/market.ts'
import { messagesOf } from '../../../markets/messages/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { href, officeBookingPath, telephone } from '../../../urls/paths.ts'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'
import { english, momentText, moneyText, Outcome, outcomeFragment } from './parts.tsx'

interface BookingProps {
  booking: OfficeBookingDetails
  /** Why a cancellation has just failed. */
  refused: CancelRefusal | null
}

/** One booking with every line that is stored, and what cancelling it costs today. */
export function bookingPage(props: BookingProps): Screen {
  const { number } = props.booking
  return {
    title: props.refused ? `Error: Booking ${number}` : `Booking ${number}`,
    screen: 'bookings',
    body: <Booking {...props} />,
  }
}

const refusals: Record<CancelRefusal, string> = {
  cancelled_before: 'It has already been cancelled: see below by whom, and when.',
  fee_changed: 'The amount due under the terms has changed. Check it below and press again.',
  too_late: 'The stay has begun and can no longer be cancelled.',
  unknown_booking: 'There is no such booking.',
}

/** Fields of the guest that share a row with others. */
const joined: ReadonlySet<GuestField> = new Set([
  ...(['firstName', 'lastName', 'email', 'phone'] as const),
  ...(['address', 'postalCode', 'city', 'country'] as const),
])

function isRowOfItsOwn(name: GuestField): boolean {
  return !joined.has(name)
}

function Booking({ booking, refused }: BookingProps) {
  const { number, lodging, guest, currency, cancelled, additions } = booking
  const money = (minor: number) => moneyText(currency, minor)
  const address = [guest.address, `${guest.postalCode} ${guest.city}`.trim(), guest.country].filter(Boolean).join(', ')
  const mates = (booking.together ?? []).map((mate) => (
    <p key={mate.number}>
      <a href={officeBookingPath(mate.number)}>{`${mate.name}: ${mate.number}`}</a>
      {mate.cancelled && ', cancelled'}
    </p>
  ))
  const guestTexts = messagesOf(english).booking.guest
  const rows = [
    ['House', <a key="house" href={href.lodging(english, lodging.name)}>{`${lodging.title} (${lodging.name})`}</a>],
    ['Together with', mates.length === 0 ? '' : mates],
    ['Stay', `${booking.arrival} – ${booking.departure}, ${booking.duration} nights`],
    ['Party', partyText(english, messagesOf(english), booking.party)],
    ['Guest', `${guest.firstName} ${guest.lastName}`],
    [
      'E-mail',
      <a key="mail" href={`mailto:${guest.email}`}>
        {guest.email}
      </a>,
    ],
    [
      guestTexts.phone,
      guest.phone && (
        <a key="phone" href={telephone(guest.phone)}>
          {guest.phone}
        </a>
      ),
    ],
    ['Address', address],
    ...guestFields.filter(isRowOfItsOwn).map((name) => [guestTexts[name], guest[name]] as const),
    ['Payments', cancelled ? '' : paymentsOf(booking)],
    ['Booked', `${momentText(Date.parse(booking.createdAt))}, edition ${marketById(booking.languageId).key}`],
  ] as const
  // Of a refusal the refusal is the outcome.
  const Message = refused ? Notice : Outcome
  return (
    <>
      <p className="editor-over">
        <a href={editorPaths.bookings}>Bookings</a>
      </p>
      <h1>{`Booking ${number}`}</h1>
      {refused && (
        <Outcome kind="error" title="Not cancelled">
          <p>{refusals[refused]}</p>
        </Outcome>
      )}
      {cancelled && (
        <Message kind="warning" title="Cancelled">
          <p>
            {`By ${cancelled.by ?? 'the guest'}, on ${momentText(Date.parse(cancelled.at))}. The guest pays ${money(cancelled.fee)}; ${money(cancelled.refund)} of the total is waived or refunded.`}
          </p>
        </Message>
      )}
      <dl className="editor-facts">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="editor-said">{value}</dd>
            </div>
          ))}
      </dl>
      <h2>Price</h2>
      <Lines booking={booking} />
      {additions.length > 0 && (
        <>
          <h3>Of these, added after the booking</h3>
          <ul>
            {additions.map((each) => (
              <li key={each.createdAt}>
                {`${momentText(Date.parse(each.createdAt))}: ${each.lines.map(({ quantity, description }) => `${quantity} × ${description}`).join(', ')}, ${money(each.total)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {!cancelled && <Cancellation booking={booking} />}
    </>
  )
}

function Lines({ booking: { lines, total, currency } }: { booking: OfficeBookingDetails }) {
  const { summary } = messagesOf(english).booking
  return (
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col" className="number">
              Quantity
            </th>
            <th scope="col" className="number">
              Unit price
            </th>
            <th scope="col" className="number">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.kind} ${line.itemId}`}>
              <th scope="row">{lineTitle(english, summary, { ...line, quantity: 1 })}</th>
              <td className="number">{line.quantity}</td>
              <td className="number">{moneyText(currency, line.unitPrice)}</td>
              <td className="number">{moneyText(currency, line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td className="number">
              <strong>{moneyText(currency, total)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** What the guest pays when, with what was added since: as the guest's own page says it. */
function paymentsOf({ snapshot, additions, arrival, currency }: OfficeBookingDetails): string {
  if (!snapshot) return ''
  const terms = { ...snapshot, instalments: instalmentsNow(snapshot.instalments, additions, arrival) }
  const deposit = depositOf(terms)
  const parts = terms.instalments.map(({ due, amount }) => `${moneyText(currency, amount)} by ${due}`)
  if (deposit) parts.push(`deposit of ${moneyText(currency, deposit.amount)} by ${deposit.due}`)
  return parts.join(', ')
}

function Cancellation({ booking: { number, cancellation, currency } }: { booking: OfficeBookingDetails }) {
  if (!cancellation) {
    return (
      <>
        <h2>Cancellation</h2>
        <p>The stay has begun: under the terms it can no longer be cancelled.</p>
      </>
    )
  }
  const { fee, refund, share, until } = cancellation
  return (
    <>
      <h2>Cancellation</h2>
      <form
        method="post"
        action={`${officeBookingPath(number)}cancel/${outcomeFragment}`}
        className="editor-panel narrow"
      >
        <p>
          {`Cancelled by ${until}, the guest pays ${moneyText(currency, fee)} (${Math.round(share * 100)}% of the total). `}
          <strong>{`${moneyText(currency, refund)} is waived or refunded.`}</strong>
        </p>
        <p>The stay is released at once, and the guest is e-mailed these amounts. This cannot be undone.</p>
        <input type="hidden" name="fee" value={fee} />
        <Button type="submit" kind="secondary">
          {`Cancel ${number}: the guest pays ${moneyText(currency, fee)}`}
        </Button>
      </form>
    </>
  )
}
