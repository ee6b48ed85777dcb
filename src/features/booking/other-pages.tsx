import { draftField } from '../../contracts/booking-forms.ts'
import type { Draft, PlacedBooking } from '../../drafts/draft.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { stayLink } from '../../urls/trip-link.ts'
import { bookingPage } from './booking-layout.tsx'
import { hasOtherDrafts, nextPath } from './stored-draft.ts'

/** Nothing is being booked: the way to a house. */
export function noBookingPage(request: RenderContext): LoaderResult {
  const { booking, errors } = request.messages
  return bookingPage(
    request,
    200,
    booking.title,
    <div className="content container">
      <EmptyState level={1} title={booking.nothingTitle} text={booking.nothingText}>
        <ButtonLink href={href.search(request.market)}>{errors.toSearch}</ButtonLink>
      </EmptyState>
    </div>,
  )
}

/** In place of the receipt of a booking that was cancelled since, by whomever. */
export function cancelledPage(request: RenderContext, { stay, party }: Draft, booked: PlacedBooking): LoaderResult {
  const { market, messages } = request
  const { account, bookingFlow, errors, layout } = messages
  const { cancelled: texts, drafts } = bookingFlow
  const dates = stayDates(market, booked.arrival, booked.duration)
  return bookingPage(
    request,
    410,
    texts.title,
    <div className="content container">
      <EmptyState
        level={1}
        title={texts.title}
        text={`${formatMessage(texts.text, { number: booked.number, house: stay.name, dates }, market)} ${account.bookings.cancelledMail}`}
      >
        <ButtonLink href={href.search(market)}>{errors.toSearch}</ButtonLink>
        <ButtonLink kind="secondary" href={stayLink(market, stay, party)}>
          {texts.seeStay}
        </ButtonLink>
        {request.session.isLikely() && (
          <ButtonLink kind="secondary" href={href.myBookings()}>
            {layout.myBookings}
          </ButtonLink>
        )}
        {hasOtherDrafts(request) && (
          <ButtonLink kind="quiet" href={href.booking()}>
            {drafts.title}
          </ButtonLink>
        )}
      </EmptyState>
    </div>,
  )
}

/** Asks once more before a booking in progress is given up, with the houses that are booked together with it. */
export function discardPage(request: RenderContext, drafts: readonly Draft[]): LoaderResult {
  const { market, messages } = request
  const texts = messages.bookingFlow.discard
  const [draft] = drafts
  if (!draft) return noBookingPage(request)
  return bookingPage(
    request,
    200,
    texts.title,
    <div className="content container">
      <EmptyState
        level={1}
        title={texts.title}
        text={formatMessage(texts.text, housesAndDates(market, drafts), market)}
      >
        <ButtonLink href={nextPath(draft)}>{texts.keep}</ButtonLink>
        <form method="post" action={href.booking()}>
          <input type="hidden" name={draftField} value={draft.mark ?? ''} />
          <Button kind="secondary" type="submit" name="intent" value="discard">
            {texts.submit}
          </Button>
        </form>
      </EmptyState>
    </div>,
    draft,
  )
}

/** What is booked together, as texts name it: the codes of the houses, and the dates, which are the same for all. */
export function housesAndDates(market: Market, drafts: readonly Draft[]): { house: string; dates: string } {
  const [draft] = drafts
  return {
    house: drafts.map(({ stay }) => stay.name).join(' + '),
    dates: draft ? stayDates(market, draft.stay.arrival, draft.stay.duration) : '',
  }
}

export function noFreeStayPage(request: RenderContext, houseName: string): LoaderResult {
  const { booking, bookingFlow, card, errors } = request.messages
  return bookingPage(
    request,
    409,
    card.noFreeStays,
    <div className="content container">
      <EmptyState level={1} title={card.noFreeStays} text={booking.noFreeText}>
        <ButtonLink href={href.search(request.market)}>{errors.toSearch}</ButtonLink>
        <ButtonLink kind="secondary" href={href.lodging(request.market, houseName)}>
          {card.seeHouse}
        </ButtonLink>
        <ButtonLink kind="quiet" href={href.reserve(houseName)}>
          {bookingFlow.reserve.link}
        </ButtonLink>
      </EmptyState>
    </div>,
  )
}

/** The house is not let any more. */
export function houseGonePage(request: RenderContext): LoaderResult {
  const { booking, errors } = request.messages
  return bookingPage(
    request,
    410,
    booking.refusals.unknown_lodging,
    <div className="content container">
      <EmptyState level={1} title={booking.refusals.unknown_lodging} text={booking.nothingText}>
        <ButtonLink href={href.search(request.market)}>{errors.toSearch}</ButtonLink>
      </EmptyState>
    </div>,
  )
}

/** A service does not answer: the fields are stored, and the page shows the telephone number. */
export async function unavailablePage(request: RenderContext): Promise<LoaderResult> {
  const { booking, errors } = request.messages
  const settings = await request.routes.settings(request.market)
  const phone = settings?.administrationDetails.phone
  return bookingPage(
    request,
    503,
    errors.brokenTitle,
    <div className="content container">
      <EmptyState
        level={1}
        title={errors.brokenTitle}
        text={phone ? formatMessage(booking.unavailable, { phone }, request.market) : errors.brokenText}
      >
        <ButtonLink href={href.booking()}>{errors.tryAgain}</ButtonLink>
      </EmptyState>
    </div>,
  )
}
