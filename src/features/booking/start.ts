import { type Party, partyKeys } from '../../contracts/booking.ts'
import { type RequestedStay, readStay } from '../../contracts/booking-forms.ts'
import { nearestStay } from '../../domain/booking/free-stays.ts'
import { defaultParty, fittedParty, type HouseRoom, partyFaults } from '../../domain/booking/party.ts'
import { type QuotedPrice, quotedTotal } from '../../domain/booking/quoted-price.ts'
import { readNamedParty, readTrip } from '../../domain/read-trip.ts'
import { defaultDuration } from '../../domain/stays.ts'
import { partyWord, withoutDates } from '../../domain/trip.ts'
import { beginDraft, type DraftStay, guestOf, isAttempted, isSameStay, isStarted } from '../../drafts/draft.ts'
import { newDraftMark } from '../../drafts/draft-store.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { stayLink } from '../../urls/trip-link.ts'
import { bookingNow } from '../arrival/stay.ts'
import { linkDraft } from './continue.tsx'
import { draftsPage, switchDraft } from './drafts-page.tsx'
import { holdIdBeside, releaseHold } from './hold.ts'
import { findHouse } from './load.ts'
import { discardPage, noBookingPage, noFreeStayPage } from './other-pages.tsx'
import { quoteField } from './price-changes.tsx'
import { bookingOptionsQuery } from './queries.ts'
import { startTogether } from './start-together.ts'
import { fittedKey } from './stay-page.tsx'
import {
  addDraft,
  discardDrafts,
  dropDrafts,
  nextPath,
  readDrafts,
  readMates,
  readOrdered,
  type StoredDraft,
  showDraft,
} from './stored-draft.ts'

/**
 * /booking/: with a house in the query a booking begins, without one it goes on where it stands. A link may come from
 * anywhere: it begins a draft beside those that the browser has, and changes none of them.
 */
export async function loadStartPage(request: RenderContext): Promise<LoaderResult> {
  const stored = await readDrafts(request)
  const drafts = request.method === 'POST' ? stored : await standingDrafts(request, stored)
  const [current = null] = drafts
  if (request.method === 'POST') {
    if (request.form?.get('intent') === 'switch') return switchDraft(request, drafts)
    return current ? postFoot(request, current) : seeOther(href.booking())
  }
  const requestedStay = readStay(request.query)
  const lodgings = [...new Set(request.query.getAll('lodging'))]
  if (lodgings.length > 1) return startTogether(request, drafts, lodgings)
  if (!requestedStay.lodging) {
    if (current && request.query.has(discardKey)) return askToDiscard(request, current)
    if (drafts.length > 1) return draftsPage(request, drafts)
    // The page of the last receipt says that it is cancelled.
    if (!current && stored.length > 0) return seeOther(href.bookingConfirmation())
    return current ? seeOther(nextPath(current.draft)) : noBookingPage(request)
  }
  const house = await findHouse(request, requestedStay.lodging)
  if (!house) return { kind: 'not-found' }
  const nearestOption = await completeStay(request, house.id, requestedStay)
  if (!nearestOption) return noFreeStayPage(request, house.name)

  const stay: DraftStay = { lodgingId: house.id, name: house.name, ...nearestOption }
  const same = drafts.find(({ draft }) => isStarted(draft) && isSameStay(draft.stay, stay))
  const named = readNamedParty(request.query)
  if (same) return resume(request, same, named, house.vacationRental)
  // Of the same house the party stays, where the URL does not say another.
  const known = current?.draft.stay.lodgingId === house.id ? current.draft : undefined
  const shown = await quotedBefore(request, stay)
  const requestedParty = { ...defaultParty, ...shown?.party, ...known?.party, ...named }
  const isPartyNamed = known?.isPartyNamed || Object.keys(named).length > 0
  const begun = beginDraft(stay, fittedParty(requestedParty, house.vacationRental), {
    guest: guestOf(current?.draft),
    holdId: holdIdBeside(current?.draft),
    mark: newDraftMark(),
  })
  const { searchQuery } = withoutDates(readTrip(request.cameFrom?.searchParams ?? request.query))
  await addDraft(request, drafts, { ...begun, isPartyNamed, shown, wishes: searchQuery || known?.wishes })
  return seeOther(step1For(requestedParty, house.vacationRental))
}

/**
 * What the guest was shown of the stay on the way here: the page that links to the booking names it in its link, and
 * the page before that in that page's own URL. Of two prices that differ, the earlier one is compared: pages are
 * cached, and the guest may not have noticed the later one.
 */
async function quotedBefore(request: RenderContext, stay: DraftStay): Promise<QuotedPrice | null> {
  const { market, quotes, query, cameFrom, now } = request
  const read = (quote: string | null | undefined) => quotes.read(quote, { ...stay, currency: market.currency }, now)
  const [last, first] = await Promise.all([read(query.get(quoteField)), read(cameFrom?.searchParams.get(quoteField))])
  return first && last && quotedTotal(first) === quotedTotal(last) ? last : (first ?? last)
}

/** The same stay once more: nothing of it is lost, and what is booked is not booked again. Another party is proposed. */
function resume(
  request: RenderContext,
  { id, draft }: StoredDraft,
  named: Partial<Party>,
  room: HouseRoom,
): LoaderResult {
  showDraft(request, id)
  if (draft.booked) return seeOther(href.bookingConfirmation())
  const requestedParty = { ...draft.party, ...named }
  const fitted = fittedParty(requestedParty, room)
  const isNamed = Object.keys(named).length > 0
  const proposed = isNamed ? partyKeys.map((key): [string, string] => [key, String(fitted[key])]) : []
  return seeOther(step1For(requestedParty, room, proposed))
}

/** Step 1, which says whom the house has no room for. */
function step1For(requestedParty: Party, room: HouseRoom, proposed: [string, string][] = []): string {
  const fitted: [string, string][] =
    partyFaults(requestedParty, room).length > 0 ? [[fittedKey, partyWord(requestedParty)]] : []
  return withQuery(href.bookingStep(1), new URLSearchParams([...proposed, ...fitted]))
}

/** Arrival and duration: as requested, free or not; a missing one is chosen nearest to the other. Null: none free. */
async function completeStay({ market, services, now }: RenderContext, lodgingId: number, requestedStay: RequestedStay) {
  const { arrival, duration } = requestedStay
  if (arrival && duration) return { arrival, duration }
  const stay = { arrival, duration: duration ?? defaultDuration }
  for (const variables of [{ arrival, duration }, {}]) {
    const { bookingOptions } = await services.broker.query(bookingOptionsQuery, {
      lan: market.id,
      lodgingId,
      ...variables,
    })
    const nearest = nearestStay(stay, bookingOptions, now)
    if (nearest) return { arrival: nearest.arrival, duration: nearest.duration }
  }
  return null
}

/** The forms beside every step: leaving the booking, or the other houses of its order. */
async function postFoot(request: RenderContext, storedDraft: StoredDraft): Promise<LoaderResult> {
  const intent = request.form?.get('intent')
  if (storedDraft.draft.booked) return seeOther(nextPath(storedDraft.draft))
  if (intent === 'leave') return seeOther(`${href.booking()}?${discardKey}=1`)
  if (intent === 'discard') {
    await leave(request, [storedDraft, ...(await readMates(request, storedDraft.draft))])
    return seeOther(stayLink(request.market, storedDraft.draft.stay, storedDraft.draft.party))
  }
  if (intent === 'alone') {
    // What was sent as one order may be booked.
    if (isAttempted(storedDraft.draft) && (await readOrdered(request, storedDraft.draft)).length > 0)
      return seeOther(nextPath(storedDraft.draft))
    await leave(request, await readMates(request, storedDraft.draft))
    await request.drafts.change(storedDraft.id, { together: [] })
    return seeOther(nextPath(storedDraft.draft))
  }
  // Pages of an earlier build request the link here.
  return intent === 'link' ? linkDraft(request, storedDraft, nextPath(storedDraft.draft)) : { kind: 'refused' }
}

/** Asks on a page of its own, so that it works without scripts and going back asks nothing again. */
async function askToDiscard(request: RenderContext, { draft }: StoredDraft): Promise<LoaderResult> {
  if (draft.booked) return seeOther(nextPath(draft))
  const mates = await readMates(request, draft)
  return discardPage(request, [draft, ...mates.map((mate) => mate.draft).filter(({ booked }) => !booked)])
}

const discardKey = 'discard'

/** Houses that are booked together are let go of together. */
async function leave(request: RenderContext, drafts: readonly StoredDraft[]): Promise<void> {
  const open = drafts.filter(({ draft }) => !draft.booked)
  await Promise.all(open.map(({ draft }) => releaseHold(request, draft)))
  await discardDrafts(request, open)
}

/**
 * The drafts without receipts of bookings that were cancelled since, by whomever: those are forgotten where there is
 * something else to show, so that the stay can be booked once more. A service that does not answer costs no receipt.
 */
async function standingDrafts(request: RenderContext, drafts: readonly StoredDraft[]): Promise<StoredDraft[]> {
  const looks = await Promise.all(
    drafts.map(async (storedDraft) => {
      const { booked } = storedDraft.draft
      return { storedDraft, isCancelled: booked !== null && (await bookingNow(request, booked)).isCancelled }
    }),
  )
  const cancelled = looks.flatMap(({ storedDraft, isCancelled }) => (isCancelled ? [storedDraft] : []))
  const standing = drafts.filter((storedDraft) => !cancelled.includes(storedDraft))
  const isNeeded = standing.length > 0 || request.query.has('lodging')
  if (cancelled.length > 0 && isNeeded) await dropDrafts(request, cancelled)
  return standing
}
