import { lineTitle, partyText } from '../../markets/booking-texts.ts'
import { formatDate } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { Opened, PageRequest } from '../../routing/page.ts'
import type { Session } from '../../session/page-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PriceLines } from '../../ui/price-lines.tsx'
import { href } from '../../urls/paths.ts'
import { accountPage } from './frame.tsx'
import { OwnPage } from './own-page.tsx'

/** /account/bookings/{number}/: one booking with everything in it. */
export async function openBooking(request: PageRequest, session: Session): Promise<Opened> {
  const { market, messages, services, path } = request
  const number = bookingNumberIn(path)
  const found = number && (await services.auth.booking(session.token, market.id, number))
  if (!found) return { kind: 'not-found' }
  const texts = messages.account.bookings
  const { booking, card } = messages
  const { lodging, party } = found
  const paidIn = { ...market, currency: found.currency }
  const extras = found.lines.filter(({ kind }) => kind === 'chosen')
  const rows = [
    { label: texts.number, value: found.number },
    {
      label: booking.review.house,
      value: <a href={href.lodging(market, lodging.name)}>{`${lodging.title} (${lodging.name})`}</a>,
    },
    {
      label: booking.stay.arrival,
      value: `${formatDate(market, found.arrival, 'long')}. ${booking.stay.arrivalTime}.`,
    },
    {
      label: booking.stay.departure,
      value: `${formatDate(market, found.departure, 'long')}. ${booking.stay.departureTime}.`,
    },
    { label: booking.stay.duration, value: say(card.nights, { count: found.duration }, market) },
    { label: booking.review.party, value: partyText(market, messages, party) },
    { label: texts.booked, value: formatDate(market, found.createdAt.slice(0, 10), 'date') },
  ]
  const main = (
    <OwnPage request={request} session={session}>
      <h1>{lodging.title}</h1>
      <dl className="review-rows">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className="panel">
        <h2>{booking.review.price}</h2>
        <PriceLines market={paidIn} texts={booking.summary} lines={found.lines} total={found.total} />
      </section>
      <section className="panel">
        <h2>{texts.extras}</h2>
        {extras.length === 0 ? (
          <p>{texts.noExtras}</p>
        ) : (
          <ul>
            {extras.map((line) => (
              <li key={line.itemId}>{lineTitle(paidIn, booking.summary, line)}</li>
            ))}
          </ul>
        )}
      </section>
      <div className="actions">
        <ButtonLink kind="secondary" icon="back" href={href.myBookings()}>
          {texts.back}
        </ButtonLink>
      </div>
    </OwnPage>
  )
  return accountPage({ title: lodging.title, path: href.myBookings(), main })
}

/** '/account/bookings/mh-2345abcd/' → 'MH-2345ABCD'. */
export function bookingNumberIn(path: string): string | null {
  const [, number] = /^\/account\/bookings\/([a-z0-9-]{3,40})\/$/.exec(path) ?? []
  return number?.toUpperCase() ?? null
}
