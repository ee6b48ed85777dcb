import type { Draft } from '../../drafts/draft.ts'
import { newDraftId } from '../../drafts/draft-store.ts'
import type { Cookies, Opened, PageRequest } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'

export const draftCookie = 'marehalm_draft'
const cookieSeconds = 7 * 24 * 60 * 60

export interface KeptDraft {
  id: string
  draft: Draft
}

/** The draft that the guest's cookie names; null when there is none. */
export async function readDraft({
  cookies,
  drafts,
}: Pick<PageRequest, 'drafts'> & { cookies: Pick<Cookies, 'get'> }): Promise<KeptDraft | null> {
  const id = cookies.get(draftCookie)
  const draft = await drafts.get(id)
  return draft && id ? { id, draft } : null
}

/** In place of the open draft that the guest had, else under a new id: one that we have not given out is never used. */
export async function keepNewDraft(
  { cookies, drafts }: PageRequest,
  earlier: KeptDraft | null,
  draft: Draft,
): Promise<void> {
  const id = earlier && !earlier.draft.booked ? earlier.id : newDraftId()
  await drafts.put(id, draft)
  cookies.set(draftCookie, id, { maxAge: cookieSeconds, httpOnly: true })
}

export async function changeDraft(
  { cookies, drafts }: PageRequest,
  { id, draft }: KeptDraft,
  parts: Partial<Draft>,
): Promise<KeptDraft> {
  await drafts.change(id, parts)
  cookies.set(draftCookie, id, { maxAge: cookieSeconds, httpOnly: true })
  return { id, draft: { ...draft, ...parts } }
}

/** Another device's draft becomes this one's. */
export function keepTakenDraft({ cookies }: PageRequest, id: string): void {
  cookies.set(draftCookie, id, { maxAge: cookieSeconds, httpOnly: true })
}

/** Nothing is being booked any more. */
export async function dropDraft({ cookies, drafts }: PageRequest, { id }: KeptDraft): Promise<void> {
  await drafts.remove(id)
  cookies.set(draftCookie, '', { maxAge: 0, httpOnly: true })
}

/** Where the booking stands: its first step that is not done yet. */
export function nextPath({ booked, stepsDone }: Draft): string {
  if (booked) return href.bookingConfirmation()
  return href.bookingStep(stepsDone === 0 ? 1 : stepsDone === 1 ? 2 : 3)
}

/**
 * What was wrong is kept and shown by a page of its own address, not as the answer to the form: so going back and
 * forth never asks to send a form again.
 */
export function seeWhatIsWrong(path: string): Opened {
  return seeOther(`${path}?${checkKey}=1`)
}

/** Whether the page is to say what is wrong. */
export function isChecked({ query }: PageRequest): boolean {
  return query.has(checkKey)
}

const checkKey = 'check'
