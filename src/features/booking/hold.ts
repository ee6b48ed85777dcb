import { holdCaptchaAction } from '../../contracts/booking-forms.ts'
import { addDays } from '../../domain/stays.ts'
import { type Draft, type DraftStay, isAttempted, isSameStay } from '../../drafts/draft.ts'
import { newHoldId } from '../../drafts/draft-store.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { HeldStay, HoldById, HoldOutcome } from '../../services/booking.ts'
import { readDrafts, readMates } from './stored-draft.ts'

/** Whether the stay is held for the guest during the booking. */
export interface Hold {
  /** Null where it is not held: it can be booked until somebody else books it. */
  until: Date | null
}

const notHeld: HoldOutcome = { kind: 'none' }

/**
 * Holds the stay of the draft, or extends the hold: only after a form of the guest, never for a page view. A stay that
 * was sent may be booked, and is left alone. Stays that are booked together are held until the same moment, or none of
 * them is.
 */
export async function holdStay(request: RenderContext, draft: Draft): Promise<HoldOutcome> {
  const { services, market, captcha, form } = request
  if (!draft.holdId || isAttempted(draft)) return notHeld
  const verdict = await captcha.check(form ?? new FormData(), holdCaptchaAction)
  // It can be booked without a hold.
  if (verdict === 'failed' || verdict === 'too-many') return notHeld
  const isProven = captcha.widget !== null && verdict === 'passed'
  const mates = (await readMates(request, draft)).map((mate) => mate.draft)
  const open = mates.filter((mate) => mate.holdId && !mate.booked && !isAttempted(mate))
  const holds = [draft, ...open].map(({ holdId, stay: { lodgingId, arrival, duration } }): HoldById => {
    return { holdId, stay: { lodgingId, arrival, duration, languageId: market.id } }
  })
  const [own] = holds
  const outcome =
    own && holds.length === 1
      ? await services.booking.hold(own.holdId, own.stay, isProven)
      : await services.booking.holdTogether(holds, isProven)
  if (outcome.kind === 'held') await Promise.all(holds.map(({ stay }) => request.recordHold(stay).catch(request.log)))
  return outcome
}

/** The same between the steps: where another house of the order can't be held, its own stay is held all the same. */
export async function storeHold(request: RenderContext, draft: Draft): Promise<void> {
  const outcome = await holdStay(request, draft)
  if (isOfOther(outcome, draft)) await holdStay(request, { ...draft, together: [] })
}

/** Whether the refused stay is that of another house. */
export function isOfOther(outcome: HoldOutcome, { stay }: Pick<Draft, 'stay'>): boolean {
  if (outcome.kind !== 'refused') return false
  const { lodgingId = stay.lodgingId } = outcome.refusal
  return lodgingId !== stay.lodgingId
}

/**
 * Reads until when the stay of the draft is held, without extending it. Undefined where it was sent: it may be booked.
 */
export async function readHold({ services, market }: RenderContext, draft: Draft): Promise<Hold | undefined> {
  if (!draft.holdId || isAttempted(draft)) return undefined
  const held = await services.booking.held(draft.holdId, market.id)
  return { until: held && isSameStay(held, draft.stay) ? held.until : null }
}

/** Whether the hold that takes the stay belongs to another draft of this browser. */
export async function isHeldByOwnDraft(request: RenderContext, { holdId }: { holdId?: string }, stay: DraftStay) {
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

/** Releases the hold of a draft that the guest has left. */
export async function releaseHold(request: RenderContext, draft: Draft): Promise<void> {
  // Nothing is held before step 2 or after the booking; and drafts of one browser share a hold.
  if (
    (draft.stepsDone === 0 && draft.together.length === 0) ||
    draft.booked ||
    !(await readHold(request, draft))?.until
  )
    return
  await request.services.booking.release(draft.holdId, request.market.id)
}

/** The id of the browser's hold: it holds one stay, so the next one replaces it. */
export function holdIdBeside(current: Draft | undefined): string {
  return current?.holdId && !current.attempt && !current.booked ? current.holdId : newHoldId()
}
