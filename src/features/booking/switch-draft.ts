import { draftField, readItems, readTypedGuest } from '../../contracts/booking-forms.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'
import { draftsPage } from './drafts-page.tsx'
import { keepHeld } from './hold.ts'
import { type KeptDraft, nextPath, readDrafts, showDraft } from './kept-draft.ts'

/** The steps show another of the browser's drafts from now on, and its stay is held again where it was. */
export async function switchDraft(request: RenderContext, drafts: readonly KeptDraft[]): Promise<LoaderResult> {
  const mark = request.form?.get(draftField)
  const chosen = drafts.find(({ draft }) => (draft.mark ?? '') === mark)
  if (!chosen) return seeOther(href.booking())
  showDraft(request, chosen.id)
  if (chosen.draft.stepsDone > 0 && !chosen.draft.booked) await keepHeld(request, chosen.draft)
  return seeOther(nextPath(chosen.draft))
}

/**
 * A form of one draft, sent when the steps show another: in another tab something else was begun. Nothing is done with
 * either before the guest has chosen; what they typed is kept in the draft that it is for. Null where all is as it was.
 */
export async function replacedPage(request: RenderContext): Promise<LoaderResult | null> {
  const { form, path, drafts: store } = request
  const mark = form?.get(draftField)
  // Pages of an earlier build do not say.
  if (!form || typeof mark !== 'string' || mark === '' || form.get('intent') === 'switch') return null
  const drafts = await readDrafts(request)
  const [current] = drafts
  if (!current || current.draft.mark === mark) return null
  const own = drafts.find(({ draft }) => draft.mark === mark)
  if (own && path === href.bookingStep(2)) {
    await store.change(own.id, { guest: readTypedGuest(form), items: readItems(form) })
  }
  return draftsPage(request, drafts, { replaced: own?.draft ?? null })
}
