import { type DraftStore, isDraftId } from './draft-store.ts'

/** Ids of the browser's drafts, joined by dots: the one that the steps show, then those that can be gone back to. */
export const draftCookie = 'marehalm_draft'
/** Bookings that a browser can go back to; the one that was begun first makes way. */
export const maxDrafts = 4
/** One more may have been begun by a link and not be gone on with: it pushes out none of them. */
const maxIds = maxDrafts + 1

export interface CookieSource {
  cookies: { get(name: string): string | undefined }
}

export function idsOf({ cookies }: CookieSource): string[] {
  const ids = (cookies.get(draftCookie) ?? '').split('.').slice(0, maxIds)
  return [...new Set(ids.filter(isDraftId))]
}

/** Erases what is stored of the browser's drafts, also of those that were sent and not answered: nobody can open them. */
export async function eraseDrafts(source: CookieSource & { drafts: Pick<DraftStore, 'remove'> }): Promise<void> {
  await Promise.all(idsOf(source).map((id) => source.drafts.remove(id)))
}
