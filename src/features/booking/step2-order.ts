import { houseField, readItems } from '../../contracts/booking-forms.ts'
import { withChosen } from '../../domain/booking/quoted-price.ts'
import { invalidChoices } from '../../domain/prices.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { KeptDraft } from './kept-draft.ts'
import { isPossible, loadStay, orderedItems } from './load.ts'
import { changeSince, quoteField, seenPrice } from './seen-price.ts'

/** What step 2 says of the other houses of an order. */
export interface OtherExtras {
  /** Their stays can still be had, and their add-ons. */
  areRight: boolean
  /** Their prices are those that were seen. */
  areAccepted: boolean
  /** One of the stays can't be had any more. */
  areLost: boolean
}

/** Keeps the add-ons of the other houses. */
export async function postOtherExtras(request: RenderContext, ordered: readonly KeptDraft[]): Promise<OtherExtras> {
  const others = await Promise.all(ordered.map((kept) => postOther(request, kept)))
  return {
    areRight: others.every(({ isRight }) => isRight),
    areAccepted: others.every(({ isAccepted }) => isAccepted),
    areLost: others.some(({ isLost }) => isLost),
  }
}

async function postOther(request: RenderContext, { id, draft }: KeptDraft) {
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
