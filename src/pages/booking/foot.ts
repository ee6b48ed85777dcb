import { linkMilliseconds } from '../../drafts/link-age.ts'
import type { Opened, PageRequest } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'
import { releaseHold } from './hold.ts'
import { changeDraft, dropDraft, type KeptDraft, nextPath } from './kept-draft.ts'

/** The forms below every step: leaving the booking, and a link for going on with it on another device. */
export async function answerFoot(request: PageRequest, kept: KeptDraft): Promise<Opened> {
  const intent = request.form?.get('intent')
  if (kept.draft.booked) return seeOther(nextPath(kept.draft))
  if (intent === 'leave') {
    await releaseHold(request, kept.draft)
    // What was sent and not answered may be booked: only its draft can still find out.
    if (!kept.draft.attempt) await dropDraft(request, kept)
    return seeOther(href.lodging(request.market, kept.draft.stay.name))
  }
  if (intent !== 'link') return { kind: 'refused' }
  const token = await request.drafts.createLink(kept.id)
  await changeDraft(request, kept, { link: { token, until: request.now.getTime() + linkMilliseconds } })
  return seeOther(`${stepOf(request.form, kept)}#link`)
}

/** Back to the step whose page the form stood on. */
function stepOf(form: FormData | null, { draft }: KeptDraft): string {
  const step = form?.get('step')
  if (step === '1') return href.bookingStep(1)
  return step === '2' && draft.stepsDone > 0 ? href.bookingStep(2) : nextPath(draft)
}
