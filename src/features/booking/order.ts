import type { BookingRefusal, ChosenItem } from '../../contracts/booking.ts'
import { checkGuest } from '../../contracts/booking-forms.ts'
import type { StayQuote } from '../../contracts/booking-price.ts'
import type { BookingSnapshot } from '../../contracts/booking-snapshot.ts'
import type { Guest } from '../../contracts/guest.ts'
import { partyFaults } from '../../domain/booking/party.ts'
import { type StayTerms, stayTerms } from '../../domain/booking/stay-terms.ts'
import { forecastGuests } from '../../domain/consumption.ts'
import { hashId } from '../../domain/digests.ts'
import { today } from '../../domain/stays.ts'
import { type Attempt, type Draft, isSameStay, type SentRequest } from '../../drafts/draft.ts'
import { isSameRequest } from '../../drafts/draft-changes.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { BookingsOutcome } from '../../services/booking.ts'
import { type BookingStay, isPossible, loadStay, orderedItems, quoteOf, validItems } from './load.ts'
import { readOrdered } from './stored-draft.ts'

/** A draft that can be ordered as it stands, priced now. */
export interface Order {
  kind: 'order'
  draft: Draft
  stay: BookingStay
  quote: StayQuote
  terms: StayTerms
  snapshot: BookingSnapshot
  items: ChosenItem[]
  guest: Guest
  /** The other houses that the same press orders, each as if it were alone. */
  others: Order[]
  /** Of everything that is shown and would be ordered. */
  seal: string
}

/** Something has to be put right first, in an earlier step. */
export interface Unready {
  kind: 'unready'
  stay: BookingStay
  step: 1 | 2
  /** It is another house of the order that is not as it should be. */
  isOfOther: boolean
}

/** The draft, with the houses that are ordered with it, as an order, with everything read anew. Null: the house is gone. */
export async function prepareOrder(request: RenderContext, draft: Draft): Promise<Order | Unready | null> {
  const ordered = await readOrdered(request, draft)
  const [own, ...prepared] = await Promise.all(
    [draft, ...ordered.map((storedDraft) => storedDraft.draft)].map((each) => prepareHouse(request, each)),
  )
  if (own?.kind !== 'order' || prepared.length === 0) return own ?? null
  const others = prepared.filter((each) => each?.kind === 'order')
  if (others.length < prepared.length) {
    const unready = prepared.filter((each) => each?.kind === 'unready')
    const isOfStay = prepared.includes(null) || unready.some(({ step }) => step === 1)
    return { kind: 'unready', stay: own.stay, step: isOfStay ? 1 : 2, isOfOther: true }
  }
  const seals = [own, ...others].map(({ seal }) => seal)
  return { ...own, others, seal: await contentChecksum(seals) }
}

/** One house by itself. */
async function prepareHouse(request: RenderContext, draft: Draft): Promise<Order | Unready | null> {
  const stay = await loadStay(request, draft.stay, draft.holdId)
  if (!stay) return null
  const quote = quoteOf(stay, draft.items, draft.party)
  if (!isPossible(stay, draft) || !quote || partyFaults(draft.party, stay.house).length > 0)
    return { kind: 'unready', stay, step: 1, isOfOther: false }
  const guest = draft.guest && checkGuest(draft.guest).guest
  if (!guest || validItems(stay, draft.items).length < draft.items.length)
    return { kind: 'unready', stay, step: 2, isOfOther: false }
  const { lodgingId, arrival, duration } = draft.stay
  const items = orderedItems(stay, draft.items, draft.party)
  const terms = stayTerms(quote, stay.uses, forecastGuests(draft.party, stay.house), today(request.now))
  const snapshot = await snapshotOf(quote, terms, request.messages)
  const seal = await contentChecksum({
    stay: [lodgingId, arrival, duration],
    party: [draft.party.adults, draft.party.children, draft.party.infants, draft.party.pets],
    items: items.map(({ itemId, quantity }) => [itemId, quantity]),
    guest: Object.entries(guest),
    price: { total: quote.total, currency: quote.currency, lines: quote.lines },
    snapshot,
  })
  return { kind: 'order', draft, stay, quote, terms, snapshot, items, guest, others: [], seal }
}

/** The booking service's request. */
export function bookingRequest(request: RenderContext, order: Order): SentRequest {
  const { draft, quote, items, guest, snapshot, others } = order
  const { market } = request
  const { lodgingId, arrival, duration } = draft.stay
  return {
    option: { lodgingId, arrival, duration, languageId: market.id, ...draft.party },
    items,
    guest,
    expectedTotal: quote.total / 100,
    currency: quote.currency,
    snapshot,
    ...(others.length > 0 && { with: others.map((other) => bookingRequest(request, other)) }),
  }
}

/** What every house of the order comes to: øre or cents. */
export function totalOf({ quote, others }: Order): number {
  return others.reduce((sum, other) => sum + other.quote.total, quote.total)
}

/**
 * Checksum of everything that step 3 shows and that a press of its button would order. The page carries it in its
 * form, and an order whose checksum differs from that of the current booking is never sent on: no total and no date
 * is ordered that was not seen. Not a secret.
 */
function contentChecksum(content: unknown): Promise<string> {
  return hashId(JSON.stringify(content))
}

/** What step 3 shows, as it is sent along with the booking: decimal kroner or euro. */
async function snapshotOf(
  { lines, total, saving }: StayQuote,
  { instalments, cancellation, metered, deposits }: StayTerms,
  { booking: { review } }: Messages,
): Promise<BookingSnapshot> {
  const words = { button: review.submit, terms: review.terms, withdrawal: review.noWithdrawal }
  return {
    lines: lines.map((line) => ({ ...line, unitPrice: line.unitPrice / 100, amount: line.amount / 100 })),
    total: total / 100,
    saving: saving / 100,
    instalments: instalments.map(({ due, amount }) => ({ due, amount: amount / 100 })),
    cancellation: cancellation.map((step) => ({ ...step, amount: step.amount / 100 })),
    metered: metered.map(({ forecast, ...item }) => ({
      ...item,
      unitPrice: item.unitPrice / 100,
      forecast: forecast && {
        ...forecast,
        expected: Math.round(forecast.expected) / 100,
        from: Math.round(forecast.from) / 100,
        to: Math.round(forecast.to) / 100,
      },
    })),
    deposits: deposits.map((deposit) => ({ ...deposit, amount: deposit.amount / 100 })),
    texts: { version: await hashId(JSON.stringify(words)), ...words },
  }
}

type RefusalCode = BookingRefusal['error']['code']

/**
 * A press that got no answer may have booked. Then the service refuses other details under the same key, or finds the
 * stay taken by that very booking: so what was sent before is requested again, as far as it cannot book anything new.
 */
export async function send(
  request: RenderContext,
  { key, requests }: Attempt,
  booking: SentRequest,
  order: Order,
): Promise<{ outcome: BookingsOutcome; sent: SentRequest }> {
  const first = { outcome: await sendOne(request, key, booking, order), sent: booking }
  if (first.outcome.kind !== 'refused') return first
  const { code } = first.outcome.refusal
  const mayBeBooked = (earlier: SentRequest) =>
    code === 'idempotency_conflict' || (code === 'taken' && isSameStay(earlier.option, booking.option))
  for (const earlier of requests.toReversed()) {
    if (isSameRequest(earlier, booking) || !mayBeBooked(earlier)) continue
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
export function refusedRequests({ requests }: Attempt, sentRequest: SentRequest, code: RefusalCode): SentRequest[] {
  if (code === 'idempotency_conflict') return requests
  if (code === 'taken') return requests.filter(({ option }) => isSameStay(option, sentRequest.option))
  return [sentRequest]
}
