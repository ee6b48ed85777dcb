import type { MyBookingDetails } from '../../contracts/my-bookings.ts'
import { nextPayment } from '../../domain/booking/instalments.ts'
import { agencyDay, today } from '../../domain/stays.ts'
import { lineTitle } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import type { Session } from '../../session/page-session.ts'
import { BookedHouse, BookedPrice, FactRows, termsNow } from '../../ui/booking-facts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NextPayment } from '../../ui/next-payment.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { storeLookup } from '../add-ons/lookup-page.tsx'
import { loadHousePictures } from '../arrival/house-pictures.ts'
import { arrivalPack } from '../arrival/pack.tsx'
import { accountPage } from './account-page.tsx'
import type { BookingDoor } from './booking-door.tsx'
import { CancelledShares } from './cancel.tsx'
import { OwnPage } from './own-page.tsx'

/** One booking with everything in it, and what its guest can do with it. Its one form leads to the add-ons. */
export async function loadBookingPage(request: RenderContext, door: BookingDoor): Promise<LoaderResult> {
  const { market, messages, services } = request
  const found = await services.auth.booking(door.access, market.id, door.number)
  if (!found) return { kind: 'not-found' }
  if (request.method === 'POST') {
    if (!found.addOnKey) return seeOther(door.path)
    storeLookup(request, { reservationId: found.number, key: found.addOnKey })
    return seeOther(href.addOns())
  }
  const texts = messages.account.bookings
  const { booking } = messages
  const { lodging } = found
  const pictures = await loadHousePictures(request, [lodging.id])
  const paidIn = { ...market, currency: found.currency }
  const extras = found.lines.filter(({ kind }) => kind === 'chosen')
  const { with: withHouse } = messages.bookingFlow.together
  const rows = [
    { label: texts.number, value: found.number },
    { label: texts.booked, value: formatDate(market, agencyDay(found.createdAt), 'date') },
  ]
  const facts = {
    ...{ market: paidIn, messages },
    booking: {
      ...found,
      ...{ title: lodging.title, name: lodging.name },
      // Nothing falls due of one that is cancelled.
      terms: found.cancelled ? null : found.snapshot,
      saving: found.snapshot?.saving,
      isCancelled: Boolean(found.cancelled),
    },
  }
  const terms = termsNow(facts.booking)
  const next = terms && nextPayment(terms, today(request.now))
  const main = door.layout(
    <>
      <h1>{lodging.title}</h1>
      {found.cancelled && (
        <Notice title={texts.cancelled}>
          <p>{formatMessage(texts.cancelledPays, { amount: formatMoney(paidIn, found.cancelled.fee) }, market)}</p>
          <p>{texts.cancelledMail}</p>
        </Notice>
      )}
      {next && <NextPayment market={paidIn} messages={messages} next={next} />}
      <Actions request={request} door={door} booking={found} isPaid={next === null} />
      <div className="booked">
        <div>
          <BookedHouse {...facts} picture={pictures.get(lodging.id)} />
          <FactRows rows={rows} />
          {(found.together ?? []).map(({ number, name, title, cancelled }) => (
            <p key={number}>
              {`${formatMessage(withHouse, { house: name }, market)}: `}
              {door.own ? <a href={href.myBooking(number)}>{title}</a> : title}
              {` (${number})`}
              {cancelled && `, ${texts.cancelled.toLowerCase()}`}
            </p>
          ))}
        </div>
        <div>
          <BookedPrice {...facts}>
            {found.cancelled && (
              <dl className="price-lines">
                <CancelledShares
                  texts={messages.account.cancel}
                  money={(minor) => formatMoney(paidIn, minor)}
                  shares={found.cancelled}
                />
              </dl>
            )}
          </BookedPrice>
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
            {found.addOnKey && (
              <form method="post" action={door.path}>
                <Button type="submit" kind="secondary">
                  {messages.forms.addOns.title}
                </Button>
              </form>
            )}
          </section>
        </div>
      </div>
    </>,
  )
  return accountPage({ title: lodging.title, path: door.pathInAll, main })
}

function Actions({ request, door, booking, isPaid }: ActionsProps) {
  const { arrival, account } = request.messages
  return (
    <div className="actions">
      {door.own && !booking.cancelled && (
        <ButtonLink kind={isPaid ? 'primary' : 'secondary'} icon="key" href={door.own.arrival}>
          {arrival.link}
        </ButtonLink>
      )}
      {door.own && (
        <ButtonLink kind="secondary" icon="back" href={door.own.back}>
          {account.bookings.back}
        </ButtonLink>
      )}
      {booking.cancellation && (
        <ButtonLink kind="quiet" href={door.cancelPath}>
          {account.cancel.title}
        </ButtonLink>
      )}
    </div>
  )
}

interface ActionsProps {
  request: RenderContext
  door: BookingDoor
  booking: MyBookingDetails
  /** Nothing is to be paid before the arrival. */
  isPaid: boolean
}

/** /account/bookings/{number}/arrival/: the pack of one of the account's bookings. */
export async function openArrival(request: RenderContext, session: Session): Promise<LoaderResult> {
  const { market, messages, services, params } = request
  const found = await services.auth.booking(session, market.id, params.number?.toUpperCase() ?? '')
  if (!found) return { kind: 'not-found' }
  // Its page says that it is cancelled.
  if (found.cancelled) return seeOther(href.myBooking(found.number))
  const { lodging } = found
  const pack = await arrivalPack({
    request,
    stay: {
      ...found,
      title: lodging.title,
      name: lodging.name,
      lodgingId: lodging.id,
      metered: found.snapshot?.metered ?? [],
      saving: found.snapshot?.saving,
      lack: null,
      back: href.myBooking(found.number),
    },
  })
  const main = (
    <OwnPage request={request} session={session}>
      {pack}
    </OwnPage>
  )
  return accountPage({ title: `${messages.arrival.title}: ${lodging.title}`, path: href.myBookings(), main })
}
