import { type AskedStay, readStay } from '../../contracts/booking-forms.ts'
import { nearestStay } from '../../domain/booking/free-stays.ts'
import { fittedParty } from '../../domain/booking/party.ts'
import { type QuotedPrice, quotedTotal } from '../../domain/booking/quoted-price.ts'
import { defaultDuration } from '../../domain/stays.ts'
import { beginDraft, type DraftStay, isSameStay } from '../../drafts/draft.ts'
import { newHoldId } from '../../drafts/draft-store.ts'
import type { Opened, PageRequest } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'
import { answerFoot } from './foot.ts'
import { releaseHold } from './hold.ts'
import { type KeptDraft, keepNewDraft, nextPath, readDraft } from './kept-draft.ts'
import { findHouse } from './load.ts'
import { noBookingPage, noFreeStayPage } from './other-pages.tsx'
import { bookingOptionsQuery } from './queries.ts'
import { quoteField } from './seen-price.ts'

/** /booking/: with a house in the query a booking begins, without one it goes on where it stands. */
export async function openStart(request: PageRequest): Promise<Opened> {
  const kept = await readDraft(request)
  if (request.method === 'POST') return kept ? answerFoot(request, kept) : seeOther(href.booking())
  const asked = readStay(request.query)
  if (!asked.lodging) return kept ? seeOther(nextPath(kept.draft)) : noBookingPage(request)
  const house = await findHouse(request, asked.lodging)
  if (!house) return { kind: 'not-found' }
  const wish = await completeWish(request, house.id, asked)
  if (!wish) return noFreeStayPage(request, house.name)

  const stay: DraftStay = { lodgingId: house.id, name: house.name, ...wish }
  const shown = await quotedBefore(request, stay)
  if (kept && isSameStay(kept.draft.stay, stay)) return resume(request, kept, asked, house.vacationRental, shown)
  // Of the same house the party stays, where the address does not say another.
  const known = kept?.draft.stay.lodgingId === house.id ? kept.draft.party : undefined
  const party = fittedParty({ ...known, ...asked.party }, house.vacationRental)
  if (kept) await releaseHold(request, kept.draft)
  const begun = beginDraft(stay, party, { guest: kept?.draft.guest ?? null, holdId: newHoldId() })
  await keepNewDraft(request, kept, { ...begun, shown })
  return seeOther(href.bookingStep(1))
}

/**
 * What the guest was shown of the stay on the way here: the page that the booking begins from says it in its link, and
 * what led to that page says it in that page's own address. The earlier of two prices that differ is the one to compare
 * with: pages are kept, and the later one may never have been looked at.
 */
async function quotedBefore(request: PageRequest, stay: DraftStay): Promise<QuotedPrice | null> {
  const { market, quotes, query, cameFrom, now } = request
  const read = (quote: string | null | undefined) => quotes.read(quote, { ...stay, currency: market.currency }, now)
  const [last, first] = await Promise.all([read(query.get(quoteField)), read(cameFrom?.searchParams.get(quoteField))])
  return first && last && quotedTotal(first) === quotedTotal(last) ? last : (first ?? last)
}

/** The same stay once more: nothing of it is lost, and what is booked is not booked again. */
async function resume(
  request: PageRequest,
  { id, draft }: KeptDraft,
  asked: AskedStay,
  room: { persons: number; pets: number },
  shown: QuotedPrice | null,
): Promise<Opened> {
  if (draft.booked) return seeOther(href.bookingConfirmation())
  const party = fittedParty({ ...draft.party, ...asked.party }, room)
  await request.drafts.change(id, { party, ...(shown && { shown }) })
  return seeOther(href.bookingStep(1))
}

/** Arrival and duration: as asked, whether free or not; what was not asked is chosen nearest to it. Null: none free. */
async function completeWish({ market, services, now }: PageRequest, lodgingId: number, asked: AskedStay) {
  const { arrival, duration } = asked
  if (arrival && duration) return { arrival, duration }
  const wish = { arrival, duration: duration ?? defaultDuration }
  for (const variables of [{ arrival, duration }, {}]) {
    const { bookingOptions } = await services.broker.query(bookingOptionsQuery, {
      lan: market.id,
      lodgingId,
      ...variables,
    })
    const nearest = nearestStay(wish, bookingOptions, now)
    if (nearest) return { arrival: nearest.arrival, duration: nearest.duration }
  }
  return null
}
