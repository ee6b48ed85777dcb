import { type Draft, isAttempted } from '../../drafts/draft.ts'
import type { PageRequest } from '../../routing/page.ts'

/** Whether the stay is kept for the guest while they are booking it. */
export interface Hold {
  /** Null where it is not held: the booking service holds nothing, or does not answer. */
  until: Date | null
  /** Somebody else has it by now. */
  isTaken: boolean
}

/** Holds the stay of the draft, or extends that. One that was sent already may be booked, and is left alone. */
export async function holdStay({ services, market }: PageRequest, draft: Draft): Promise<Hold> {
  if (!draft.holdId || isAttempted(draft)) return { until: null, isTaken: false }
  const { lodgingId, arrival, duration } = draft.stay
  const outcome = await services.booking.hold(draft.holdId, { lodgingId, arrival, duration, languageId: market.id })
  if (outcome.kind === 'held') return { until: outcome.until, isTaken: false }
  return { until: null, isTaken: outcome.kind === 'refused' && outcome.refusal.code === 'taken' }
}

/** The guest has gone on to something else: the house is anybody's again at once. */
export async function releaseHold({ services, market }: PageRequest, draft: Draft): Promise<void> {
  // Nothing is held before step 2, nor after the booking.
  if (draft.holdId && draft.stepsDone > 0 && !draft.booked) await services.booking.release(draft.holdId, market.id)
}
