import { formatMessage } from '../../markets/format-message.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { href } from '../../urls/paths.ts'
import { bookingPage } from './booking-layout.tsx'

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
