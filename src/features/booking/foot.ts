import { linkMilliseconds } from '../../drafts/link-age.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'
import { releaseHold } from './hold.ts'
import { changeDraft, dropDrafts, type KeptDraft, nextPath, readMates } from './kept-draft.ts'

/** The forms below every step: leaving the booking, and a link for going on with it on another device. */
export async function answerFoot(request: RenderContext, kept: KeptDraft): Promise<LoaderResult> {
  const intent = request.form?.get('intent')
  if (kept.draft.booked) return seeOther(nextPath(kept.draft))
  if (intent === 'leave') {
    await leave(request, [kept, ...(await readMates(request, kept.draft))])
    return seeOther(href.lodging(request.market, kept.draft.stay.name))
  }
  if (intent === 'alone') {
    await leave(request, await readMates(request, kept.draft))
    await request.drafts.change(kept.id, { together: [] })
    return seeOther(nextPath(kept.draft))
  }
  if (intent !== 'link') return { kind: 'refused' }
  const token = await request.drafts.createLink(kept.id)
  await changeDraft(request, kept, { link: { token, until: request.now.getTime() + linkMilliseconds } })
  return seeOther(`${stepOf(request.form, kept)}#link`)
}

/** Houses that are booked together are let go of together. */
async function leave(request: RenderContext, drafts: readonly KeptDraft[]): Promise<void> {
  const open = drafts.filter(({ draft }) => !draft.booked)
  await Promise.all(open.map(({ draft }) => releaseHold(request, draft)))
  // What was sent and not answered may be booked: only its draft can still find out.
  await dropDrafts(
    request,
    open.filter(({ draft }) => !draft.attempt),
  )
}

/** Back to the step whose page the form stood on. */
function stepOf(form: FormData | null, { draft }: KeptDraft): string {
  const step = form?.get('step')
  if (step === '1') return href.bookingStep(1)
  return step === '2' && draft.stepsDone > 0 ? href.bookingStep(2) : nextPath(draft)
}
