import { maxHousesTogether } from '../contracts/booking.ts'
import { type Draft, isAttempted } from './draft.ts'
import { type DraftStore, isDraftId } from './draft-store.ts'

/** Ids of the browser's drafts, joined by dots: the one that the steps show, then those that can be gone back to. */
export const draftCookie = 'marehalm_draft'
/** Bookings that a browser can go back to; the one that was begun first makes way. */
export const maxDrafts = 4
/** Those of houses together may have been begun by a link and not be gone on with: they push out none of them. */
const maxIds = maxDrafts + maxHousesTogether

export interface CookieSource {
  cookies: { get(name: string): string | undefined }
}

export function idsOf({ cookies }: CookieSource): string[] {
  const ids = (cookies.get(draftCookie) ?? '').split('.').slice(0, maxIds)
  return [...new Set(ids.filter(isDraftId))]
}

/**
 * Erases what is stored of the browser's drafts, also of those that were sent and not answered: nobody can open them. The
 * holds of the others are given back, each once: drafts of one browser may share one.
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

/** A stay that was sent may be booked, and is left alone. */
function mayHold(draft: Draft): boolean {
  return draft.holdId !== '' && !draft.booked && !isAttempted(draft)
}
