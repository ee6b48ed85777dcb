import type { BookingRefusal } from '../../contracts/booking.ts'
import { type Attempt, isSameStay, type SentRequest } from '../../drafts/draft.ts'
import { isSameRequest } from '../../drafts/draft-changes.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { BookingsOutcome } from '../../services/booking.ts'
import type { Order } from './order.ts'

type RefusalCode = BookingRefusal['error']['code']

/**
 * A press that got no answer may have booked. Then the service refuses other details under the same key, or finds the
 * stay taken by that very booking: so what was sent before is requested again, as far as it cannot book anything new.
 */
export async function send(
  request: RenderContext,
  { key, requests }: Attempt,
  wanted: SentRequest,
  order: Order,
): Promise<{ outcome: BookingsOutcome; sent: SentRequest }> {
  const first = { outcome: await sendOne(request, key, wanted, order), sent: wanted }
  if (first.outcome.kind !== 'refused') return first
  const { code } = first.outcome.refusal
  const mayBeBooked = (earlier: SentRequest) =>
    code === 'idempotency_conflict' || (code === 'taken' && isSameStay(earlier.option, wanted.option))
  for (const earlier of requests.toReversed()) {
    if (isSameRequest(earlier, wanted) || !mayBeBooked(earlier)) continue
    const outcome = await sendOne(request, key, earlier, order)
    if (outcome.kind !== 'refused') return { outcome, sent: earlier }
  }
  return first
}

/** One house, or all houses of the order by one call. */
async function sendOne(
  { services, session }: RenderContext,
  key: string,
  { with: others = [], ...own }: SentRequest,
  order: Order,
): Promise<BookingsOutcome> {
  const { booking } = services
  if (others.length === 0) {
    const outcome = await booking.book(own, key, order.draft.holdId, session.token())
    return outcome.kind === 'booked' ? { kind: 'booked', replies: [outcome.reply.data] } : outcome
  }
  const drafts = [order, ...order.others].map(({ draft }) => draft)
  const bookings = [own, ...others].map((request) => {
    const draft = drafts.find(({ stay }) => stay.lodgingId === request.option.lodgingId)
    return { request, holdId: draft?.holdId ?? '' }
  })
  return booking.bookTogether(bookings, key, session.token())
}

/** What is certain not to be booked after a refusal: `send` has requested the earlier ones that it could concern. */
export function refusedRequests({ requests }: Attempt, wanted: SentRequest, code: RefusalCode): SentRequest[] {
  if (code === 'idempotency_conflict') return requests
  if (code === 'taken') return requests.filter(({ option }) => isSameStay(option, wanted.option))
  return [wanted]
}
