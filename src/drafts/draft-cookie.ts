import { maxHousesTogether } from '../contracts/booking.ts'
import { type Draft, isAttempted } from './draft.ts'
import { type DraftStore, isDraftId } from './draft-store.ts'

/** Ids of the browser's drafts, joined by dots: first the one that the steps show, then the others. */
export const draftCookie = 'marehalm_draft'
/** Bookings that a browser can go back to; beyond that, the oldest is dropped. */
export const maxDrafts = 4
/** Ids in the cookie: each booking may be of several houses, and one that a link has begun displaces no other. */
const maxIds = (maxDrafts + 1) * maxHousesTogether

export interface CookieSource {
  cookies: { get(name: string): string | undefined }
}

export function idsOf({ cookies }: CookieSource): string[] {
  const ids = (cookies.get(draftCookie) ?? '').split('.').slice(0, maxIds)
  return [...new Set(ids.filter(isDraftId))]
}

/**
 * Removes the browser's drafts, also those that were sent and not answered. Holds of drafts that were not sent are
 * released; several drafts may share one.
 */
export async function eraseDrafts(
  source: CookieSource & { drafts: Pick<DraftStore, 'get' | 'remove'> },
  release: (holdId: string) => Promise<unknown>,
): Promise<void> {
  const ids = idsOf(source)
  const drafts = await Promise.all(ids.map((id) => source.drafts.get(id).catch(() => null)))
  const holdIds = new Set(drafts.flatMap((draft) => (draft && mayHold(draft) ? [draft.holdId] : [])))
  await Promise.all([
    ...ids.map((id) => source.drafts.remove(id)),
    ...[...holdIds].map((holdId) => release(holdId).catch(() => undefined)),
  ])
}

/** A stay that was sent may be booked: its hold is not released. */
function mayHold(draft: Draft): boolean {
  return draft.holdId !== '' && !draft.booked && !isAttempted(draft)
}
