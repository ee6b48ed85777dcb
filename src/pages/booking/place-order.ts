import * as v from 'valibot'
import type { BookingRefusal, BookingReply } from '../../contracts/booking.ts'
import { OrderFormSchema } from '../../contracts/booking-forms.ts'
import type { Attempt, MadeBooking } from '../../drafts/draft.ts'
import type { Opened, PageRequest } from '../../routing/page.ts'
import type { BookingOutcome } from '../../services/booking.ts'
import { href } from '../../urls/paths.ts'
import { changeDraft, type KeptDraft, seeOther, seeWhatIsWrong } from './kept-draft.ts'
import { bookingRequest, type Order, shownPrice } from './order.ts'
import { refusedPage } from './refused.tsx'
import { ChangedNotice, UnknownNotice } from './review-notices.tsx'
import { reviewPage } from './review-page.tsx'

/** The press of the button: only what the guest saw is ordered, and however often it is pressed, once. */
export async function placeOrder(request: PageRequest, kept: KeptDraft, order: Order): Promise<Opened> {
  const form = v.safeParse(OrderFormSchema, Object.fromEntries(request.form ?? []))
  const seen = form.success ? form.output : null
  if (seen?.seal !== order.seal) {
    await changeDraft(request, kept, { shown: shownPrice(order.quote) })
    const notice = ChangedNotice({ request, order, seenTotal: seen?.total ?? kept.draft.shown?.total })
    return reviewPage(request, order, { status: 409, notice })
  }
  if (!seen.terms) return seeWhatIsWrong(href.bookingStep(3))

  const offered = { key: crypto.randomUUID(), request: bookingRequest(request, order) }
  const attempt = await request.drafts.attempt(kept.id, offered)
  const { outcome, sent } = await send(
    request,
    attempt,
    order.stay.state === 'free' ? offered.request : attempt.request,
  )
  if (outcome.kind === 'unknown') {
    return reviewPage(request, order, { status: 503, notice: UnknownNotice(request) })
  }
  if (outcome.kind === 'refused') return endRefused(request, kept, order, attempt, outcome.refusal)
  const isEarlier = JSON.stringify(sent) !== JSON.stringify(offered.request)
  await changeDraft(request, kept, { booked: madeBooking(order.stay.house.title, outcome.reply, sent, isEarlier) })
  return seeOther(href.bookingConfirmation())
}

/**
 * An open attempt may have booked although no answer came. If it has, the service refuses other details under its key:
 * then what it did book is asked for.
 */
async function send(
  { services }: PageRequest,
  attempt: Attempt,
  wanted: Attempt['request'],
): Promise<{ outcome: BookingOutcome; sent: Attempt['request'] }> {
  const outcome = await services.booking.book(wanted, attempt.key)
  const isOther = outcome.kind === 'refused' && outcome.refusal.code === 'idempotency_conflict'
  if (!isOther) return { outcome, sent: wanted }
  return { outcome: await services.booking.book(attempt.request, attempt.key), sent: attempt.request }
}

async function endRefused(
  request: PageRequest,
  kept: KeptDraft,
  order: Order,
  attempt: Attempt,
  refusal: BookingRefusal['error'],
): Promise<Opened> {
  await request.drafts.endAttempt(kept.id, attempt.key)
  // Another press at the same moment may have booked.
  const now = await request.drafts.get(kept.id)
  if (now?.booked) return seeOther(href.bookingConfirmation())
  return refusedPage(request, kept, order, refusal)
}

function madeBooking(title: string, { data }: BookingReply, sent: Attempt['request'], isEarlier: boolean): MadeBooking {
  const { adults, children, infants, pets } = sent.option
  return {
    title,
    number: data.bookingNumber,
    arrival: data.arrival,
    departure: data.departure,
    duration: data.duration,
    total: data.total,
    currency: data.currency,
    lines: data.lines,
    email: sent.guest.email,
    party: { adults, children, infants, pets },
    isEarlier,
  }
}
