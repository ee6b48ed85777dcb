import type { Party } from '../../contracts/booking.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { neighboursOf } from '../../domain/booking/free-stays.ts'
import { roomNeeded } from '../../domain/booking/party.ts'
import { noTrip, type Trip } from '../../domain/trip.ts'
import type { Draft, DraftStay } from '../../drafts/draft.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatClock, formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { orNull } from '../../routing/or-null.ts'
import type { RenderContext } from '../../routing/page.ts'
import { HitCards } from '../../ui/hit-card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { stayLink, tripSearchUrl } from '../../urls/trip-link.ts'
import { findFreeNearby } from '../lodging/similar-houses.ts'
import { isHeldByOwnDraft } from './hold.ts'
import type { BookingStay } from './load.ts'
import type { ListedOption } from './queries.ts'
import type { BookingHouse } from './summary.tsx'

interface NotFreeOptions {
  request: RenderContext
  draft: Pick<Draft, 'stay' | 'party' | 'holdId' | 'wishes'>
  stay: BookingStay
  /** Why the booking service refused the stay. */
  refusal: string | undefined
  /** It answers a press of the button. */
  isError: boolean
}

/** What step 1 says of a stay that can't be booked: as its heading, and below it, with what is free instead. */
export async function readNotFree({ request, draft, stay, refusal, isError }: NotFreeOptions) {
  const { market, messages } = request
  const { booking, bookingFlow } = messages
  const { hold, alert } = bookingFlow
  const { name, arrival, duration } = draft.stay
  const [isOwn, houses] = await Promise.all([
    stay.heldUntil !== null && isHeldByOwnDraft(request, draft, draft.stay),
    findOthers(request, stay, tripOf(draft.stay, draft.party)),
  ])
  const others = <Neighbours request={request} {...draft} stays={stay.nearby} houses={houses} />
  const requested = (
    <RequestedStay
      house={stay.house}
      dates={`${stayDates(market, arrival, duration)}, ${formatMessage(messages.card.nights, { count: duration }, market)}`}
      path={stayLink(market, draft.stay, draft.party)}
    />
  )
  const kind = isError || refusal ? 'error' : 'warning'
  if (!stay.heldUntil) {
    const reason = refusal ?? (stay.state === 'taken' ? booking.refusals.taken : booking.refusals.unknown_stay)
    return {
      heading: booking.stay.notFree,
      notice: (
        <>
          {requested}
          <Notice kind={kind}>{reason}</Notice>
          {others}
        </>
      ),
    }
  }
  if (isOwn) {
    return {
      heading: hold.byYouTitle,
      notice: (
        <>
          {requested}
          <Notice kind="warning">
            <p>{hold.byYou}</p>
            <p>
              <a href={href.booking()}>{hold.toBookings}</a>
            </p>
          </Notice>
          {others}
        </>
      ),
    }
  }
  // Never by whom.
  return {
    heading: hold.byOtherTitle,
    notice: (
      <>
        {requested}
        <Notice kind={kind}>
          <p>{formatMessage(hold.byOther, { time: formatClock(market, stay.heldUntil) }, market)}</p>
          <p className="actions">
            <a href={href.stayAlert(name, arrival, duration)}>{alert.title}</a>
            <a href={href.book(name, arrival, duration)}>{hold.again}</a>
          </p>
        </Notice>
        {others}
      </>
    ),
  }
}

interface RequestedStayProps {
  house: Pick<BookingHouse, 'title' | 'picture'>
  dates: string
  /** Of the house's page with the stay. */
  path: string
}

/** What is not free. */
function RequestedStay({ house, dates, path }: RequestedStayProps) {
  return (
    <p className="requested-stay">
      {house.picture && <Picture {...house.picture} alt="" at={320} />}
      <span>
        <a href={path}>{house.title}</a>
        {dates}
      </span>
    </p>
  )
}

function tripOf({ arrival, duration }: DraftStay, party: Party | null): Trip {
  return { ...noTrip, arrival, duration, party }
}

/** Other houses are an offer beside the stay's own page: what fails costs them alone. */
async function findOthers(
  request: RenderContext,
  { house, locationId }: BookingStay,
  trip: Trip,
): Promise<LodgingHit[]> {
  const persons = Math.max(house.persons, trip.party ? roomNeeded(trip.party) : 0)
  return (await orNull(request, findFreeNearby(request, { id: house.id, locationId, persons }, trip))) ?? []
}

interface NeighboursProps extends Pick<Draft, 'stay' | 'wishes'> {
  request: RenderContext
  stays: readonly ListedOption[]
  party?: Party | null
  /** Free for the stay. */
  houses?: readonly LodgingHit[]
}

/**
 * Free stays of the same house near the one that is not, in the calendar's order, and other houses that are free at that
 * time.
 */
export function Neighbours({ request, stay: requested, stays, party = null, houses = [], wishes }: NeighboursProps) {
  const { market, messages, now } = request
  const { booking, card } = messages
  const neighbours = neighboursOf(requested, stays, now).toSorted((a, b) => a.arrival.localeCompare(b.arrival))
  const trip = tripOf(requested, party)
  return (
    <section className="neighbours" aria-label={booking.neighbours}>
      {neighbours.length > 0 && (
        <>
          <h2>{booking.neighbours}</h2>
          <ul className="near-stays">
            {neighbours.map((stay) => (
              <li key={`${stay.arrival}-${stay.duration}`}>
                <a href={href.book(requested.name, stay.arrival, stay.duration)}>
                  <strong>{stayDates(market, stay.arrival, stay.duration)}</strong>
                  <span>{formatMessage(card.nights, { count: stay.duration }, market)}</span>
                  <span>{formatMoney(market, stay.totalPrice)}</span>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {houses.length > 0 && (
        <>
          <h2>{messages.lodging.similarFree}</h2>
          <HitCards market={market} messages={messages} hits={houses} trip={trip} dated headingLevel={3} />
        </>
      )}
      <a className="more" href={otherHousesUrl(market, requested, party, wishes)}>
        {booking.otherHouses}
        <Icon name="arrow" />
      </a>
    </section>
  )
}

/** The search for houses that are free in the same stay, for the same party, with what else the guest searched for. */
export function otherHousesUrl(market: Market, stay: DraftStay, party: Party | null, wishes = ''): string {
  return tripSearchUrl(market, { ...tripOf(stay, party), searchQuery: `${wishes}&flex=0` })
}
