import { lineTitle } from '../../markets/booking-texts.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import type { Session } from '../../session/page-session.ts'
import { BookingFacts } from '../../ui/booking-facts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { accountPage } from './frame.tsx'
import { OwnPage } from './own-page.tsx'

/** /account/bookings/{number}/: one booking with everything in it. */
export async function openBooking(request: RenderContext, session: Session): Promise<LoaderResult> {
  const { market, messages, services, params } = request
  const found = await services.auth.booking(session.token, market.id, params.number?.toUpperCase() ?? '')
  if (!found) return { kind: 'not-found' }
  const texts = messages.account.bookings
  const { booking } = messages
  const { lodging } = found
  const paidIn = { ...market, currency: found.currency }
  const extras = found.lines.filter(({ kind }) => kind === 'chosen')
  const rows = [
    { label: texts.number, value: found.number },
    { label: texts.booked, value: formatDate(market, found.createdAt.slice(0, 10), 'date') },
  ]
  const main = (
    <OwnPage request={request} session={session}>
      <h1>{lodging.title}</h1>
      {found.cancelled && (
        <Notice title={texts.cancelled}>
          <p>{formatMessage(texts.cancelledPays, { amount: formatMoney(paidIn, found.cancelled.fee) }, market)}</p>
        </Notice>
      )}
      <dl className="review-rows">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BookingFacts
        market={paidIn}
        messages={messages}
        booking={{ ...found, title: lodging.title, name: lodging.name, terms: found.snapshot }}
      />
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
        {!found.cancelled && (
          <ButtonLink icon="key" href={href.myArrival(found.number)}>
            {messages.arrival.link}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" icon="back" href={href.myBookings()}>
          {texts.back}
        </ButtonLink>
      </div>
    </OwnPage>
  )
  return accountPage({ title: lodging.title, path: href.myBookings(), main })
}
