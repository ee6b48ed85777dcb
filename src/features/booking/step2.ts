import { checkGuest, houseField, readItems, readTypedGuest } from '../../contracts/booking-forms.ts'
import { withChosen } from '../../domain/booking/quoted-price.ts'
import { invalidChoices } from '../../domain/prices.ts'
import type { Draft } from '../../drafts/draft.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { shareDevice } from '../../routing/share-device.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { linkDraft, requestsLink } from './continue.tsx'
import { guestPage } from './guest-page.tsx'
import { readHold, storeHold } from './hold.ts'
import { isPossible, loadStay, orderedItems } from './load.ts'
import { houseGonePage } from './other-pages.tsx'
import { changeSince, quoteField, seenPrice } from './price-changes.tsx'
import {
  changeDraft,
  isChecked,
  nextPath,
  readDraft,
  readMates,
  readOrdered,
  type StoredDraft,
  seeWhatIsWrong,
} from './stored-draft.ts'

/** /booking/step2/: who rents the house, and add-ons. */
export async function loadStep2(request: RenderContext): Promise<LoaderResult> {
  const stored = await readDraft(request)
  if (!stored) return seeOther(href.booking())
  if (stored.draft.booked || stored.draft.stepsDone < 1) return seeOther(nextPath(stored.draft))
  if (request.method !== 'POST') return showGuest(request, stored)
  const result = await postGuest(request, stored)
  return requestsLink(request) && result.kind === 'redirect' ? linkDraft(request, stored, href.bookingStep(2)) : result
}

async function showGuest(request: RenderContext, { draft }: StoredDraft): Promise<LoaderResult> {
  const [stay, hold] = await Promise.all([loadStay(request, draft.stay, draft.holdId), readHold(request, draft)])
  if (!stay) return houseGonePage(request)
  if (!isPossible(stay, draft)) return seeOther(href.bookingStep(1))
  const faults = isChecked(request) && draft.guest ? checkGuest(draft.guest).faults : null
  return guestPage(request, draft, stay, { hold, ...(faults && { status: 422, faults }) })
}

async function postGuest(request: RenderContext, storedDraft: StoredDraft): Promise<LoaderResult> {
  const form = request.form ?? new FormData()
  await shareDevice(request)
  const guest = readTypedGuest(form)
  const items = readItems(form)
  if (form.get('intent') === 'login') return logInFirst(request, storedDraft, { guest, items })
  const isUpdate = form.get('intent') === 'update' || requestsLink(request)
  const { faults } = checkGuest(guest)
  const stay = await loadStay(request, storedDraft.draft.stay, storedDraft.draft.holdId)
  if (!stay) return houseGonePage(request)
  const wrongItems = invalidChoices(stay.itemPrices, items)
  const others = await postOtherExtras(request, await readOrdered(request, storedDraft.draft))
  const isRight = faults === null && wrongItems.length === 0 && isPossible(stay, storedDraft.draft) && others.areRight
  const seen = await seenPrice(request, storedDraft.draft)
  const shown = seen && withChosen(seen, orderedItems(stay, items, storedDraft.draft.party))
  const isAccepted = changeSince(shown, stay) === null && others.areAccepted
  const stepsDone = isRight && isAccepted && !isUpdate ? 2 : 1
  // The fields are stored, valid or not, so that going back and forth loses nothing.
  const { draft } = await changeDraft(request, storedDraft, { guest, items, shown, stepsDone })
  if (!isPossible(stay, storedDraft.draft) || others.areLost) return seeOther(href.bookingStep(1))
  if (isUpdate || (isRight && !isAccepted)) return seeOther(href.bookingStep(2))
  await storeHold(request, draft)
  if (faults === null) await passOn(request, draft)
  return isRight ? seeOther(href.bookingStep(3)) : seeWhatIsWrong(href.bookingStep(2))
}

/** To the login and back to this step: the fields are stored, valid or not, and the hold is extended. */
async function logInFirst(
  request: RenderContext,
  storedDraft: StoredDraft,
  typed: Pick<Draft, 'guest' | 'items'>,
): Promise<LoaderResult> {
  const { draft } = await changeDraft(request, storedDraft, typed)
  await storeHold(request, draft)
  return seeOther(withQuery(href.login('guest'), new URLSearchParams({ to: href.bookingStep(2) })))
}

/** The details are typed once for several houses that are booked together. */
async function passOn(request: RenderContext, draft: Draft): Promise<void> {
  const { guest } = draft
  const isShared = request.cookies.isShared()
  const mates = (await readMates(request, draft)).filter((mate) => mate.draft.stepsDone < 2)
  await Promise.all(mates.map(({ id }) => request.drafts.change(id, { guest, isShared })))
}

/** What step 2 says of the other houses of an order. */
interface OtherExtras {
  /** Their stays can still be had, and their add-ons. */
  areRight: boolean
  /** Their prices are those that were seen. */
  areAccepted: boolean
  /** One of the stays can't be had any more. */
  areLost: boolean
}

/** Stores the add-ons of the other houses. */
async function postOtherExtras(request: RenderContext, ordered: readonly StoredDraft[]): Promise<OtherExtras> {
  const others = await Promise.all(ordered.map((storedDraft) => postOther(request, storedDraft)))
  return {
    areRight: others.every(({ isRight }) => isRight),
    areAccepted: others.every(({ isAccepted }) => isAccepted),
    areLost: others.some(({ isLost }) => isLost),
  }
}

async function postOther(request: RenderContext, { id, draft }: StoredDraft) {
  const items = readItems(request.form ?? new FormData(), draft.mark)
  const found = await loadStay(request, draft.stay, draft.holdId)
  const seen = await seenPrice(request, draft, houseField(quoteField, draft.mark))
  const shown = seen && found ? withChosen(seen, orderedItems(found, items, draft.party)) : seen
  await request.drafts.change(id, { items, shown, isShared: request.cookies.isShared() })
  const isLost = !found || !isPossible(found, draft)
  return {
    isLost,
    isRight: !isLost && invalidChoices(found.itemPrices, items).length === 0,
    isAccepted: isLost || changeSince(shown, found) === null,
  }
}
