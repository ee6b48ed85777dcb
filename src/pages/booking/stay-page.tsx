import type { Draft } from '../../drafts/draft.ts'
import { Island } from '../../islands/island.tsx'
import { formatDate } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { Opened, PageRequest } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import BookingPrice from './booking-price.island.tsx'
import { BookingFrame, bookingPage } from './frame.tsx'
import { type BookingStay, offerOf } from './load.ts'
import { Neighbours } from './neighbours.tsx'
import { partyErrors } from './stay-fields.tsx'

export interface StayPageOptions {
  status?: 200 | 409 | 422
  /** The arrival was moved to the nearest possible one. */
  moved?: boolean
  /** Why the booking service refused the stay. */
  refusal?: string
}

/** Step 1. A stay that can't be booked says so and offers others. */
export function stayPage(request: PageRequest, draft: Draft, stay: BookingStay, options: StayPageOptions = {}): Opened {
  const { market, messages, now } = request
  const { status = 200, moved, refusal } = options
  const { booking, card } = messages
  const { arrival, duration } = draft.stay
  const isFree = stay.state === 'free'
  const faults = status === 422 ? partyErrors(market, booking.stay, draft.party, stay.house) : {}
  const errors = Object.entries(faults).map(([name, message]) => ({ name, message }))
  const date = formatDate(market, arrival, 'long')
  const notice = (
    <>
      {moved && isFree && <Notice>{say(booking.stay.moved, { date }, market)}</Notice>}
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {!isFree && !refusal && (
        <Notice kind="warning" title={booking.stay.notFree}>
          <p>{stay.state === 'taken' ? booking.refusals.taken : booking.refusals.unknown_stay}</p>
        </Notice>
      )}
      {(!isFree || refusal) && <Neighbours request={request} draft={draft} stays={stay.nearby} />}
    </>
  )
  const main = (
    <BookingFrame request={request} step={1} errors={errors} notice={notice}>
      <Island
        name="booking-price"
        component={BookingPrice}
        on="idle"
        className="contents"
        props={{
          market,
          action: href.bookingStep(1),
          priceUrl: '/api/price/',
          texts: { stay: booking.stay, summary: booking.summary, next: booking.next },
          card: { nights: card.nights, persons: card.persons, noPets: card.noPets },
          house: stay.house,
          choice: { arrival: isFree ? arrival : '', duration, ...draft.party },
          items: draft.items,
          offer: offerOf(stay, draft.items, draft.party, now),
        }}
      />
    </BookingFrame>
  )
  return bookingPage(request, status, booking.headings.step1, main, draft)
}
