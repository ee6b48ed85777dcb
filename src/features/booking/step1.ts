import * as v from 'valibot'
import { PartySchema } from '../../contracts/booking.ts'
import { readStay } from '../../contracts/booking-forms.ts'
import { fittedParty, partyFaults } from '../../domain/booking/party.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'
import { asksForLink, linkDraft } from './continue.tsx'
import { holdStay, isOfOther } from './hold.ts'
import {
  changeDraft,
  isChecked,
  type KeptDraft,
  nextPath,
  readDraft,
  readOrdered,
  seeWhatIsWrong,
} from './kept-draft.ts'
import { isPossible, loadNearestStay, loadStay, validItems } from './load.ts'
import { houseGonePage, noFreeStayPage } from './other-pages.tsx'
import { changeSince, seenPrice } from './seen-price.ts'
import { stayPage } from './stay-page.tsx'
import { postOthers } from './step1-order.ts'

/** /booking/step1/: the stay and who comes along. */
export async function loadStep1(request: RenderContext): Promise<LoaderResult> {
  const kept = await readDraft(request)
  if (!kept) return seeOther(href.booking())
  if (kept.draft.booked) return seeOther(nextPath(kept.draft))
  if (request.method !== 'POST') return showStay(request, kept)
  const result = await postStay(request, kept)
  return asksForLink(request) && result.kind === 'redirect' ? linkDraft(request, kept, href.bookingStep(1)) : result
}

async function showStay(request: RenderContext, { draft }: KeptDraft): Promise<LoaderResult> {
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

async function postStay(request: RenderContext, kept: KeptDraft): Promise<LoaderResult> {
  const { draft } = kept
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
    items: validItems(stay, draft.items),
  }
  const others = await postOthers(request, await readOrdered(request, draft), chosen.stay)
  if (others.areFull || partyFaults(chosen.party, stay.house).length > 0) {
    await changeDraft(request, kept, { ...chosen, stepsDone: 0 })
    return seeWhatIsWrong(href.bookingStep(1))
  }
  const isMoved = arrival !== nearestOption.arrival
  const shown = await seenPrice(request, { stay: chosen.stay, shown: draft.shown })
  if (stay.state === 'free' && changeSince(shown, stay)) {
    await changeDraft(request, kept, { ...chosen, shown })
    return seeOther(href.bookingStep(1))
  }
  const isUpdate = request.form?.get('intent') === 'update' || asksForLink(request)
  const isChosen = party.success && stay.state === 'free' && others.areReady && !isMoved && !isUpdate
  // Houses that are booked together are held together or not at all: the page says which of them can't be.
  const isHeld = isChosen && !isOfOther(await holdStay(request, { ...draft, ...chosen }), chosen)
  await changeDraft(request, kept, {
    ...chosen,
    shown,
    stepsDone: isHeld && draft.stepsDone === 0 ? 1 : draft.stepsDone,
  })
  if (isHeld) return seeOther(href.bookingStep(2))
  return seeOther(isMoved ? `${href.bookingStep(1)}?moved=1` : href.bookingStep(1))
}
