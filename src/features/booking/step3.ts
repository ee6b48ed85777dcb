import { type Draft, isAttempted } from '../../drafts/draft.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'
import { readHold } from './hold.ts'
import { isChecked, nextPath, readDraft } from './kept-draft.ts'
import { prepareOrder, type Unready } from './order.ts'
import { houseGonePage } from './other-pages.tsx'
import { placeOrder } from './place-order.ts'
import { PriceChanged } from './price-changed.tsx'
import { UnknownNotice } from './review-notices.tsx'
import { reviewPage } from './review-page.tsx'
import { changeSince } from './seen-price.ts'
import { stayPage } from './stay-page.tsx'

/** /booking/step3/: everything again, and the one button. */
export async function openStep3(request: RenderContext): Promise<LoaderResult> {
  const kept = await readDraft(request)
  if (!kept) return seeOther(href.booking())
  if (kept.draft.booked || kept.draft.stepsDone < 2) return seeOther(nextPath(kept.draft))
  const order = await prepareOrder(request, kept.draft)
  if (!order) return houseGonePage(request)
  if (order.kind === 'unready') {
    return (await isJustAttempted(request, kept.draft)) ? openStep3(request) : putRight(request, kept.draft, order)
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
