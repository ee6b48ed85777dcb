import type { BookedTogether, MyBooking } from '../../contracts/my-bookings.ts'
import { today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import type { Session } from '../../session/page-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { type HousePicture, loadHousePictures } from '../arrival/house-pictures.ts'
import { accountPage } from './account-page.tsx'
import { mayChat, OwnPage } from './own-page.tsx'

/** /account/bookings/. */
export async function loadBookingsPage(request: RenderContext, session: Session): Promise<LoaderResult> {
  const { market, messages, now, services } = request
  const texts = messages.account.bookings
  const [bookings, settings] = await Promise.all([
    services.auth.bookings(session.token, market.id),
    request.routes.settings(market),
  ])
  const pictures = await loadHousePictures(
    request,
    bookings.map(({ lodging }) => lodging.id),
  )
  const day = today(now)
  const isOver = ({ departure }: MyBooking) => departure < day
  const held = bookings.filter(({ cancelled }) => !cancelled)
  const guestUrl = settings?.language.guestUrl
  const main = (
    <OwnPage request={request} session={session}>
      <h1>{messages.layout.myBookings}</h1>
      {bookings.length === 0 && (
        <EmptyState
          title={texts.emptyTitle}
          text={formatMessage(texts.emptyText, { email: session.user?.email ?? '' }, market)}
        >
          <ButtonLink href={href.search(market)}>{messages.errors.toSearch}</ButtonLink>
        </EmptyState>
      )}
      <Bookings
        request={request}
        title={texts.coming}
        bookings={held.filter((booking) => !isOver(booking)).toReversed()}
        pictures={pictures}
      />
      <Bookings request={request} title={texts.past} bookings={held.filter(isOver)} pictures={pictures} />
      <Bookings
        request={request}
        title={texts.cancelled}
        bookings={bookings.filter(({ cancelled }) => cancelled)}
        pictures={pictures}
      />
      {guestUrl?.startsWith('http') && (
        <p>
          <a href={guestUrl}>{texts.guestArea}</a>
        </p>
      )}
    </OwnPage>
  )
  return accountPage({
    title: messages.layout.myBookings,
    path: href.myBookings(),
    ownerChat: mayChat(request, session),
    main,
  })
}

interface BookingsProps {
  request: RenderContext
  title: string
  bookings: readonly MyBooking[]
  pictures: Awaited<ReturnType<typeof loadHousePictures>>
}

function Bookings({ request, title, bookings, pictures }: BookingsProps) {
  if (bookings.length === 0) return null
  const { market, messages } = request
  const texts = messages.account.bookings
  const datesOf = ({ arrival, duration }: MyBooking) => stayDates(market, arrival, duration)
  const togetherText = ({ name, cancelled }: BookedTogether) =>
    cancelled ? `${name} (${texts.cancelled.toLowerCase()})` : name
  return (
    <section>
      <h2>{title}</h2>
      <ul className="my-bookings">
        {bookings.map((booking) => (
          <li key={booking.number} className="panel">
            <BookedHouse picture={pictures.get(booking.lodging.id)} />
            <div>
              <h3>{booking.lodging.title}</h3>
              <p>{`${booking.lodging.name} · ${booking.lodging.city}`}</p>
              {booking.together && booking.together.length > 0 && (
                <p>
                  {formatMessage(
                    messages.bookingFlow.together.with,
                    { house: booking.together.map(togetherText).join(' + ') },
                    market,
                  )}
                </p>
              )}
              <p>{datesOf(booking)}</p>
              <p>{formatMessage(messages.card.nights, { count: booking.duration }, market)}</p>
            </div>
            <div>
              {!booking.cancelled && (
                <p>
                  <strong>{formatMoney({ ...market, currency: booking.currency }, booking.total)}</strong>
                </p>
              )}
              <ButtonLink
                kind="secondary"
                href={href.myBooking(booking.number)}
                aria-label={formatMessage(
                  texts.detailsOf,
                  { title: `${booking.lodging.title}, ${datesOf(booking)}` },
                  market,
                )}
              >
                {texts.details}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its alternative text is empty: the title below says the same. */
function BookedHouse({ picture }: { picture: HousePicture | undefined }) {
  return picture ? <Picture {...picture} alt="" sizes="(min-width: 48rem) 18rem, 100vw" upTo={960} /> : null
}
