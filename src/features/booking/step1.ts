import * as v from 'valibot'
import { PartySchema } from '../../contracts/booking.ts'
import { houseField, readStay } from '../../contracts/booking-forms.ts'
import { fittedParty, partyFaults } from '../../domain/booking/party.ts'
import type { DraftStay } from '../../drafts/draft.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { href } from '../../urls/paths.ts'
import { linkDraft, requestsLink } from './continue.tsx'
import { holdStay, isOfOther } from './hold.ts'
import { isPossible, loadNearestStay, loadStay } from './load.ts'
import { houseGonePage, noFreeStayPage } from './other-pages.tsx'
import { changeSince, quoteField, seenPrice } from './price-changes.tsx'
import { readOtherParty } from './stay-fields.tsx'
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

/** /booking/step1/: the stay and who comes along. */
export async function loadStep1(request: RenderContext): Promise<LoaderResult> {
  const stored = await readDraft(request)
  if (!stored) return seeOther(href.booking())
  if (stored.draft.booked) return seeOther(nextPath(stored.draft))
  if (request.method !== 'POST') return showStay(request, stored)
  const result = await postStay(request, stored)
  return requestsLink(request) && result.kind === 'redirect' ? linkDraft(request, stored, href.bookingStep(1)) : result
}

async function showStay(request: RenderContext, { draft }: StoredDraft): Promise<LoaderResult> {
  const stay = await loadStay(request, draft.stay, draft.holdId)
  if (!stay) return houseGonePage(request)
  if (stay.state !== 'free' && isPossible(stay, draft) && draft.stepsDone > 0) return seeOther(nextPath(draft))
  if (stay.state !== 'free' && stay.arrivals.length + stay.nearby.length === 0) {
    return noFreeStayPage(request, draft.stay.name)
  }
  const isWrong = isChecked(request)
  // A link to a stay that is being booked already proposes its party; the form alone changes the draft.
  const { party: proposed } = readStay(request.query)
  const party =
    Object.keys(proposed).length > 0 ? fittedParty({ ...draft.party, ...proposed }, stay.house) : draft.party
  return stayPage(request, { ...draft, party }, stay, {
    isChecked: isWrong,
    moved: request.query.has('moved'),
  })
}

async function postStay(request: RenderContext, storedDraft: StoredDraft): Promise<LoaderResult> {
  const { draft } = storedDraft
  const requestedStay = readStay(request.form ?? new FormData())
  const nearestOption = {
    lodgingId: draft.stay.lodgingId,
    arrival: requestedStay.arrival ?? draft.stay.arrival,
    duration: requestedStay.duration ?? draft.stay.duration,
  }
  const stay = await loadNearestStay(request, nearestOption, draft.holdId)
  if (!stay) return houseGonePage(request)

  const arrival = stay.option?.arrival ?? nearestOption.arrival
  const party = v.safeParse(PartySchema, { ...draft.party, ...requestedStay.party })
  const chosen = {
    stay: { ...draft.stay, arrival, duration: nearestOption.duration },
    party: party.success ? party.output : draft.party,
    isPartyNamed: true,
  }
  const others = await postOthers(request, await readOrdered(request, draft), chosen.stay)
  if (others.areFull || partyFaults(chosen.party, stay.house).length > 0) {
    await changeDraft(request, storedDraft, { ...chosen, stepsDone: 0 })
    return seeWhatIsWrong(href.bookingStep(1))
  }
  const isMoved = arrival !== nearestOption.arrival
  const shown = await seenPrice(request, { stay: chosen.stay, shown: draft.shown })
  if (stay.state === 'free' && changeSince(shown, stay)) {
    await changeDraft(request, storedDraft, { ...chosen, shown })
    return seeOther(href.bookingStep(1))
  }
  const isUpdate = request.form?.get('intent') === 'update' || requestsLink(request)
  const isChosen = party.success && stay.state === 'free' && others.areReady && !isMoved && !isUpdate
  // Houses that are booked together are held together or not at all: the page says which of them can't be.
  const isHeld = isChosen && !isOfOther(await holdStay(request, { ...draft, ...chosen }), chosen)
  await changeDraft(request, storedDraft, {
    ...chosen,
    shown,
    stepsDone: isHeld && draft.stepsDone === 0 ? 1 : draft.stepsDone,
  })
  if (isHeld) return seeOther(href.bookingStep(2))
  return seeOther(isMoved ? `${href.bookingStep(1)}?moved=1` : href.bookingStep(1))
}

/** What step 1 says of the other houses of an order. */
interface OtherStays {
  /** All of them can be had, for those who are to stay in them, at the price that was seen. */
  areReady: boolean
  /** One of them has no room for its party. */
  areFull: boolean
}

/** Stores the guests of the other houses, and moves their stays to the dates of the first one. */
async function postOthers(
  request: RenderContext,
  ordered: readonly StoredDraft[],
  dates: Pick<DraftStay, 'arrival' | 'duration'>,
): Promise<OtherStays> {
  const others = await Promise.all(ordered.map((storedDraft) => postOther(request, storedDraft, dates)))
  return { areReady: others.every(({ isReady }) => isReady), areFull: others.some(({ isFull }) => isFull) }
}

async function postOther(
  request: RenderContext,
  { id, draft }: StoredDraft,
  { arrival, duration }: Pick<DraftStay, 'arrival' | 'duration'>,
) {
  const form = request.form ?? new FormData()
  const typed = v.safeParse(PartySchema, readOtherParty(form, draft.mark ?? '', draft.party))
  const party = typed.success ? typed.output : draft.party
  const stay = { ...draft.stay, arrival, duration }
  const found = await loadStay(request, stay, draft.holdId)
  const shown = await seenPrice(request, { stay, shown: draft.shown }, houseField(quoteField, draft.mark))
  await request.drafts.change(id, { stay, party, shown, isShared: request.cookies.isShared() })
  const isFull = found !== null && partyFaults(party, found.house).length > 0
  const isSeen = found !== null && changeSince(shown, found) === null
  return { isFull, isReady: typed.success && !isFull && isSeen && isPossible(found, { ...draft, stay }) }
}
