import * as v from 'valibot'
import type { BookingRefusal, BookingReply } from '../../contracts/booking.ts'
import { OrderFormSchema } from '../../contracts/booking-forms.ts'
import {
  type Attempt,
  type Draft,
  isAttempted,
  isSameStay,
  type MadeBooking,
  type SentRequest,
} from '../../drafts/draft.ts'
import { isSameRequest } from '../../drafts/draft-changes.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import type { BookingOutcome } from '../../services/booking.ts'
import { href } from '../../urls/paths.ts'
import { readHold } from './hold.ts'
import { changeDraft, isChecked, type KeptDraft, nextPath, readDraft, seeWhatIsWrong } from './kept-draft.ts'
import { bookingRequest, type Order, prepareOrder, type Unready } from './order.ts'
import { houseGonePage } from './other-pages.tsx'
import { PriceChanged } from './price-changes.tsx'
import { refusedPage } from './refused.tsx'
import { reviewPage } from './review-page.tsx'
import { ChangedNotice, UnknownNotice } from './review-parts.tsx'
import { changeSince, seenPrice } from './seen-price.ts'
import { stayPage } from './stay-page.tsx'
import type { BookingHouse } from './summary.tsx'
import { readTogether, togetherField } from './together.ts'

/** /booking/step3/: everything again, and the one button. */
export async function loadStep3(request: RenderContext): Promise<LoaderResult> {
  const kept = await readDraft(request)
  if (!kept) return seeOther(href.booking())
  if (kept.draft.booked || kept.draft.stepsDone < 2) return seeOther(nextPath(kept.draft))
  const order = await prepareOrder(request, kept.draft)
  if (!order) return houseGonePage(request)
  if (order.kind === 'unready') {
    return (await isJustAttempted(request, kept.draft)) ? loadStep3(request) : putRight(request, kept.draft, order)
  }
  if (request.method === 'POST') return placeOrder(request, kept, order)
  const hold = await readHold(request, kept.draft)
  const change = changeSince(kept.draft.shown, order.stay)
  const notice = isAttempted(kept.draft) ? UnknownNotice(request) : change && PriceChanged({ request, change })
  return reviewPage(request, order, { hold, notice, ...(isChecked(request) && { status: 422, termsMissing: true }) })
}

/** Whether another press of the same moment has sent the stay since the draft was read: what took it may be that one. */
async function isJustAttempted(request: RenderContext, before: Draft): Promise<boolean> {
  if (isAttempted(before)) return false
  const now = (await readDraft(request))?.draft
  return now !== undefined && (now.booked !== null || isAttempted(now))
}

/** Who pressed the button in vain is told why at once; who came along is led to the step. */
async function putRight(request: RenderContext, draft: Draft, { stay, step }: Unready): Promise<LoaderResult> {
  if (request.method === 'POST' && stay.state === 'taken') {
    return stayPage(request, draft, stay, { status: 409, refusal: request.messages.booking.refusals.taken })
  }
  return seeOther(href.bookingStep(step))
}

const saleNotNoted = 'A booking stands, but its stay is shown as free until the caches and the search hear of it'

type RefusalCode = BookingRefusal['error']['code']

/** The press of the button: only what the guest saw is ordered, and however often it is pressed, once. */
async function placeOrder(request: RenderContext, kept: KeptDraft, order: Order): Promise<LoaderResult> {
  const form = v.safeParse(OrderFormSchema, Object.fromEntries(request.form ?? []))
  const seen = form.success ? form.output : null
  if (seen?.seal !== order.seal) {
    const shown = await seenPrice(request, kept.draft)
    await changeDraft(request, kept, { shown })
    const notice = ChangedNotice({ request, change: changeSince(shown, order.stay) })
    return reviewPage(request, order, { status: 409, notice })
  }
  if (!seen.terms) return seeWhatIsWrong(href.bookingStep(3))

  if (request.form?.has(togetherField) && !isAttempted(kept.draft) && (await hasLostMate(request, kept.draft))) {
    return reviewPage(request, order, { status: 409, hold: await readHold(request, kept.draft) })
  }

  const wanted = bookingRequest(request, order)
  const attempt = await request.drafts.attempt(kept.id, wanted, crypto.randomUUID())
  const { outcome, sent } = await send(request, attempt, wanted, kept.draft.holdId)
  if (outcome.kind === 'unknown') {
    return reviewPage(request, order, { status: 503, notice: UnknownNotice(request) })
  }
  if (outcome.kind === 'refused') {
    await request.drafts.forget(kept.id, attempt.key, refusedRequests(attempt, wanted, outcome.refusal.code))
    // Another press at the same moment may have booked.
    const now = await request.drafts.get(kept.id)
    return now?.booked ? seeOther(href.bookingConfirmation()) : refusedPage(request, kept, order, outcome.refusal)
  }
  // The booking stands, whether or not the caches hear of it at once.
  await request.noteSale(sent.option).catch((cause: unknown) => request.log(new Error(saleNotNoted, { cause })))
  const isEarlier = !isSameRequest(sent, wanted)
  await changeDraft(request, kept, { booked: madeBooking(order.stay.house, outcome.reply, sent, isEarlier) })
  return seeOther(href.bookingConfirmation())
}

/** Whether another house of the booking can't be had any more: who wants all of them may not want one alone. */
async function hasLostMate(request: RenderContext, draft: Draft): Promise<boolean> {
  const together = await readTogether(request, draft)
  return together?.mates.some(({ state }) => state === 'lost') ?? false
}

/**
 * A press that got no answer may have booked. Then the service refuses other details under the same key, or finds the
 * stay taken by that very booking: so what was sent before is requested again, as far as it cannot book anything new.
 */
async function send(
  { services, session }: RenderContext,
  { key, requests }: Attempt,
  wanted: SentRequest,
  holdId: string,
): Promise<{ outcome: BookingOutcome; sent: SentRequest }> {
  const first = { outcome: await services.booking.book(wanted, key, holdId, session.token()), sent: wanted }
  if (first.outcome.kind !== 'refused') return first
  const { code } = first.outcome.refusal
  const mayBeBooked = (earlier: SentRequest) =>
    code === 'idempotency_conflict' || (code === 'taken' && isSameStay(earlier.option, wanted.option))
  for (const earlier of requests.toReversed()) {
    if (isSameRequest(earlier, wanted) || !mayBeBooked(earlier)) continue
    const outcome = await services.booking.book(earlier, key, holdId, session.token())
    if (outcome.kind !== 'refused') return { outcome, sent: earlier }
  }
  return first
}

/** What is certain not to be booked after a refusal: `send` has requested the earlier ones that it could concern. */
function refusedRequests({ requests }: Attempt, wanted: SentRequest, code: RefusalCode): SentRequest[] {
  if (code === 'idempotency_conflict') return requests
  if (code === 'taken') return requests.filter(({ option }) => isSameStay(option, wanted.option))
  return [wanted]
}

function madeBooking(house: BookingHouse, { data }: BookingReply, sent: SentRequest, isEarlier: boolean): MadeBooking {
  const { adults, children, infants, pets } = sent.option
  return {
    title: house.title,
    address: `${house.address}, ${house.postalCode} ${house.city}`,
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
    snapshot: sent.snapshot,
    addOnKey: data.addOnKey,
  }
}
