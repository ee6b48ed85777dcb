import * as v from 'valibot'
import type { BookingReply } from '../../contracts/booking.ts'
import { OrderFormSchema } from '../../contracts/booking-forms.ts'
import { type Draft, isAttempted, type PlacedBooking, type SentRequest } from '../../drafts/draft.ts'
import { isSameRequest } from '../../drafts/draft-changes.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { linkDraft, requestsLink } from './continue.tsx'
import { readHold } from './hold.ts'
import { bookingRequest, type Order, prepareOrder, refusedRequests, send, type Unready } from './order.ts'
import { houseGonePage } from './other-pages.tsx'
import { changeSince, PriceChanged } from './price-changes.tsx'
import { refusedPage, storeSeen } from './refused.tsx'
import { reviewPage } from './review-page.tsx'
import { ChangedNotice, UnknownNotice } from './review-parts.tsx'
import { stayPage } from './stay-page.tsx'
import {
  changeDraft,
  isChecked,
  nextPath,
  readDraft,
  readOrdered,
  type StoredDraft,
  seeWhatIsWrong,
} from './stored-draft.ts'
import type { BookingHouse } from './summary.tsx'
import { readTogether, togetherField } from './together.tsx'

/** /booking/step3/: everything again, and the one button. */
export async function loadStep3(request: RenderContext): Promise<LoaderResult> {
  const stored = await readDraft(request)
  if (!stored) return seeOther(href.booking())
  if (stored.draft.booked || stored.draft.stepsDone < 2) return seeOther(nextPath(stored.draft))
  if (request.method === 'POST' && requestsLink(request)) return linkDraft(request, stored, href.bookingStep(3))
  const order = await prepareOrder(request, stored.draft)
  if (!order) return houseGonePage(request)
  if (order.kind === 'unready') {
    return (await isJustAttempted(request, stored.draft)) ? loadStep3(request) : putRight(request, stored.draft, order)
  }
  if (request.method === 'POST') return placeOrder(request, stored, order)
  const hold = await readHold(request, stored.draft)
  const change = changeSince(stored.draft.shown, order.stay)
  const notice = isAttempted(stored.draft) ? UnknownNotice(request) : change && PriceChanged({ request, change })
  return reviewPage(request, order, { hold, notice, ...(isChecked(request) && { status: 422, termsMissing: true }) })
}

/** Whether another press of the same moment has sent the stay since the draft was read: what took it may be that one. */
async function isJustAttempted(request: RenderContext, before: Draft): Promise<boolean> {
  if (isAttempted(before)) return false
  const now = (await readDraft(request))?.draft
  return now !== undefined && (now.booked !== null || isAttempted(now))
}

/** A pressed button shows at once why it could not book; a GET is redirected to the step. */
async function putRight(
  request: RenderContext,
  draft: Draft,
  { stay, step, isOfOther }: Unready,
): Promise<LoaderResult> {
  if (request.method === 'POST' && step === 1 && isOfOther) return stayPage(request, draft, stay, { status: 409 })
  if (request.method === 'POST' && stay.state === 'taken') {
    return stayPage(request, draft, stay, { status: 409, refusal: request.messages.booking.refusals.taken })
  }
  return seeOther(href.bookingStep(step))
}

const saleNotRecorded = 'A booking stands, but its stay is shown as free until the caches and the search hear of it'

/** The press of the button: only what the guest saw is ordered, and however often it is pressed, once. */
async function placeOrder(request: RenderContext, storedDraft: StoredDraft, order: Order): Promise<LoaderResult> {
  const form = v.safeParse(OrderFormSchema, Object.fromEntries(request.form ?? []))
  const seen = form.success ? form.output : null
  if (seen?.seal !== order.seal) {
    const { change, isOther } = await storeSeen(request, storedDraft, order)
    const notice = change || !isOther ? ChangedNotice({ request, change }) : null
    return reviewPage(request, order, { status: 409, notice })
  }
  if (!seen.terms) return seeWhatIsWrong(href.bookingStep(3))

  if (
    request.form?.has(togetherField) &&
    !isAttempted(storedDraft.draft) &&
    (await hasLostMate(request, storedDraft.draft))
  ) {
    return reviewPage(request, order, { status: 409, hold: await readHold(request, storedDraft.draft) })
  }

  const booking = bookingRequest(request, order)
  const attempt = await request.drafts.attempt(storedDraft.id, booking, crypto.randomUUID())
  if (!attempt) return leftMeanwhile(request, storedDraft)
  const { outcome, sent } = await send(request, attempt, booking, order)
  if (outcome.kind === 'unknown') {
    return reviewPage(request, order, { status: 503, notice: UnknownNotice(request) })
  }
  if (outcome.kind === 'not-offered') {
    await request.drafts.forget(storedDraft.id, attempt.key, [booking])
    return bookApart(request, storedDraft)
  }
  if (outcome.kind === 'refused') {
    await request.drafts.forget(storedDraft.id, attempt.key, refusedRequests(attempt, booking, outcome.refusal.code))
    // Another press at the same moment may have booked.
    const now = await request.drafts.get(storedDraft.id)
    return now?.booked
      ? seeOther(href.bookingConfirmation())
      : refusedPage(request, storedDraft, order, outcome.refusal)
  }
  try {
    await storeBooked(request, storedDraft, order, {
      sent,
      replies: outcome.replies,
      isEarlier: !isSameRequest(sent, booking),
    })
  } catch (error) {
    // The booking stands. Its attempt is open: another press gets the same booking, and stores its receipt.
    request.log(error)
    return reviewPage(request, order, { status: 503, notice: UnknownNotice(request) })
  }
  return seeOther(href.bookingConfirmation())
}

/** Since it was read, the draft was booked by another press, or was discarded or moved to another browser. */
async function leftMeanwhile({ drafts }: RenderContext, { id }: StoredDraft): Promise<LoaderResult> {
  const now = await drafts.get(id)
  return seeOther(now?.booked ? href.bookingConfirmation() : href.booking())
}

interface Booked {
  sent: SentRequest
  /** In the order of what was sent. */
  replies: readonly BookingReply['data'][]
  isEarlier: boolean
}

/** The receipt of each house. That of the first comes last: while it is open, a press finds the others again. */
async function storeBooked(
  request: RenderContext,
  storedDraft: StoredDraft,
  order: Order,
  { sent, replies, isEarlier }: Booked,
) {
  const requests = [sent, ...(sent.with ?? [])]
  // The booking stands, whether or not the caches hear of it at once.
  const recordSale = ({ option }: Pick<SentRequest, 'option'>) =>
    request.recordSale(option).catch((cause: unknown) => request.log(new Error(saleNotRecorded, { cause })))
  await Promise.all(requests.map(recordSale))
  const ordered = await readOrdered(request, storedDraft.draft)
  const receipts = [order, ...order.others].flatMap(({ draft, stay }) => {
    const place = requests.findIndex(({ option }) => option.lodgingId === stay.house.id)
    const [own, data] = [requests[place], replies[place]]
    const id = place === 0 ? storedDraft.id : ordered.find((each) => each.draft.mark === draft.mark)?.id
    if (!own || !data || !id) return []
    const booked = placedBooking(stay.house, data, own)
    return [{ id, booked: { ...booked, isEarlier, isTogether: requests.length > 1 } }]
  })
  const others = receipts.filter(({ id }) => id !== storedDraft.id)
  await Promise.all(others.map(({ id, booked }) => request.drafts.change(id, { booked })))
  const own = receipts.find(({ id }) => id === storedDraft.id)
  if (own) await changeDraft(request, storedDraft, { booked: own.booked })
}

/** The booking service books no several houses at once: from now on each is booked by itself, with what was typed. */
async function bookApart(request: RenderContext, storedDraft: StoredDraft): Promise<LoaderResult> {
  const { guest } = storedDraft.draft
  const ordered = await readOrdered(request, storedDraft.draft)
  await Promise.all(ordered.map(({ id }) => request.drafts.change(id, { isApart: true, guest, stepsDone: 2 })))
  const { draft } = await changeDraft(request, storedDraft, { isApart: true })
  const order = await prepareOrder(request, { ...draft, attempt: null })
  if (order?.kind !== 'order') return seeOther(href.bookingStep(3))
  const notice = <Notice kind="warning">{request.messages.bookingFlow.together.apart}</Notice>
  return reviewPage(request, order, { status: 409, notice, hold: await readHold(request, draft) })
}

/** Whether another house of the booking can't be had any more: who wants all of them may not want one alone. */
async function hasLostMate(request: RenderContext, draft: Draft): Promise<boolean> {
  const together = await readTogether(request, draft)
  return together?.mates.some(({ state }) => state === 'lost') ?? false
}

function placedBooking(
  house: BookingHouse,
  data: BookingReply['data'],
  sent: SentRequest,
): Omit<PlacedBooking, 'isEarlier' | 'isTogether'> {
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
    snapshot: sent.snapshot,
    addOnKey: data.addOnKey,
  }
}
