import { holdCaptchaAction } from '../../contracts/booking-forms.ts'
import { addDays } from '../../domain/stays.ts'
import { type Draft, type DraftStay, isAttempted, isSameStay } from '../../drafts/draft.ts'
import { newHoldId } from '../../drafts/draft-store.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { HeldStay, HoldById, HoldOutcome } from '../../services/booking.ts'
import { readDrafts, readMates } from './stored-draft.ts'

/** Whether the stay is held for the guest during the booking. */
export interface Hold {
  /** Null where it is not held: it can be booked all the same, as long as nobody else does. */
  until: Date | null
}

const notHeld: HoldOutcome = { kind: 'none' }

/**
 * Holds the stay of the draft, or extends that: after a press of the guest's alone, never because a page is looked at.
 * One that was sent already may be booked, and is left alone. The stays that are booked together with it are held with
 * it until the same moment, or none of them is.
 */
export async function holdStay(request: RenderContext, draft: Draft): Promise<HoldOutcome> {
  const { services, market, captcha, form } = request
  if (!draft.holdId || isAttempted(draft)) return notHeld
  const verdict = await captcha.check(form ?? new FormData(), holdCaptchaAction)
  // It can be booked without.
  if (verdict === 'failed' || verdict === 'too-many') return notHeld
  const isProven = captcha.widget !== null && verdict === 'passed'
  const mates = (await readMates(request, draft)).map((mate) => mate.draft)
  const open = mates.filter((mate) => mate.holdId && !mate.booked && !isAttempted(mate))
  const holds = [draft, ...open].map(({ holdId, stay: { lodgingId, arrival, duration } }): HoldById => {
    return { holdId, stay: { lodgingId, arrival, duration, languageId: market.id } }
  })
  const [own] = holds
  if (own && holds.length === 1) return services.booking.hold(own.holdId, own.stay, isProven)
  return services.booking.holdTogether(holds, isProven)
}

/** The same on the way through the steps: where a house beside it is lost, its own stay is held all the same. */
export async function storeHold(request: RenderContext, draft: Draft): Promise<void> {
  const outcome = await holdStay(request, draft)
  if (isOfOther(outcome, draft)) await holdStay(request, { ...draft, together: [] })
}

/** Whether it is the stay of another house that can't be held. */
export function isOfOther(outcome: HoldOutcome, { stay }: Pick<Draft, 'stay'>): boolean {
  if (outcome.kind !== 'refused') return false
  const { lodgingId = stay.lodgingId } = outcome.refusal
  return lodgingId !== stay.lodgingId
}

/** Until when the stay of the draft is held. Asking extends nothing. Undefined where it was sent: it may be booked. */
export async function readHold({ services, market }: RenderContext, draft: Draft): Promise<Hold | undefined> {
  if (!draft.holdId || isAttempted(draft)) return undefined
  const held = await services.booking.held(draft.holdId, market.id)
  return { until: held && isSameStay(held, draft.stay) ? held.until : null }
}

/** Whether what stands in the stay's way is held by another draft of this very browser, which may hold by another id. */
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

/** The guest has gone on to something else: the house is anybody's again at once. */
export async function releaseHold(request: RenderContext, draft: Draft): Promise<void> {
  // Nothing is held before step 2, nor after the booking; and the drafts of one browser share what they hold by.
  if (
    (draft.stepsDone === 0 && draft.together.length === 0) ||
    draft.booked ||
    !(await readHold(request, draft))?.until
  )
    return
  await request.services.booking.release(draft.holdId, request.market.id)
}

/** One browser holds one stay: the next one that it holds takes the place of the one before. */
export function holdIdBeside(current: Draft | undefined): string {
  return current?.holdId && !current.attempt && !current.booked ? current.holdId : newHoldId()
}
