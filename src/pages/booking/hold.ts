import { holdCaptchaAction } from '../../contracts/booking-forms.ts'
import { addDays } from '../../domain/stays.ts'
import { type Draft, type DraftStay, isAttempted, isSameStay } from '../../drafts/draft.ts'
import type { PageRequest } from '../../routing/page.ts'
import type { HeldStay } from '../../services/booking.ts'
import { readDrafts } from './kept-draft.ts'

/** Whether the stay is kept for the guest while they are booking it. */
export interface Hold {
  /** Null where it is not held: it can be booked all the same, as long as nobody else does. */
  until: Date | null
}

/**
 * Holds the stay of the draft, or extends that: after a press of the guest's alone, never because a page is looked at.
 * One that was sent already may be booked, and is left alone.
 */
export async function holdStay(request: PageRequest, draft: Draft): Promise<void> {
  const { services, market, captcha, form } = request
  if (!draft.holdId || isAttempted(draft)) return
  const verdict = await captcha.check(form ?? new FormData(), holdCaptchaAction)
  // It can be booked without.
  if (verdict === 'failed' || verdict === 'too-many') return
  const { lodgingId, arrival, duration } = draft.stay
  const isProven = captcha.widget !== null && verdict === 'passed'
  await services.booking.hold(draft.holdId, { lodgingId, arrival, duration, languageId: market.id }, isProven)
}

/** Until when the stay of the draft is held. Asking extends nothing. Undefined where it was sent: it may be booked. */
export async function readHold({ services, market }: PageRequest, draft: Draft): Promise<Hold | undefined> {
  if (!draft.holdId || isAttempted(draft)) return undefined
  const held = await services.booking.held(draft.holdId, market.id)
  return { until: held && isSameStay(held, draft.stay) ? held.until : null }
}

/** Whether what stands in the stay's way is held by another draft of this very browser, which may hold by another id. */
export async function isHeldByOwnDraft(request: PageRequest, { holdId }: { holdId?: string }, stay: DraftStay) {
  const drafts = await readDrafts(request)
  const others = drafts.flatMap(({ draft }) => (draft.holdId === holdId || draft.booked ? [] : [draft.holdId]))
  const ids = [...new Set(others)].filter((id) => id !== '')
  const held = await Promise.all(ids.map((id) => request.services.booking.held(id, request.market.id)))
  return held.some((each) => each !== null && isOverlapping(each, stay))
}

function isOverlapping(one: HeldStay, other: DraftStay): boolean {
  return (
    one.lodgingId === other.lodgingId &&
    one.arrival < addDays(other.arrival, other.duration) &&
    other.arrival < addDays(one.arrival, one.duration)
  )
}

/** The guest has gone on to something else: the house is anybody's again at once. */
export async function releaseHold(request: PageRequest, draft: Draft): Promise<void> {
  // Nothing is held before step 2, nor after the booking; and the drafts of one browser share what they hold by.
  if (draft.stepsDone === 0 || draft.booked || !(await readHold(request, draft))?.until) return
  await request.services.booking.release(draft.holdId, request.market.id)
}
