import type { RenderContext } from '../../routing/page.ts'
import { bookingNow } from '../arrival/stay.ts'
import { dropDrafts, type KeptDraft } from './kept-draft.ts'

/**
 * The drafts without receipts of bookings that were cancelled since, by whomever: those are forgotten, so that the stay
 * can be booked once more. A service that does not answer costs no receipt.
 */
export async function dropCancelled(request: RenderContext, drafts: readonly KeptDraft[]): Promise<KeptDraft[]> {
  const looks = await Promise.all(
    drafts.map(async (kept) => {
      const { booked } = kept.draft
      return { kept, isCancelled: booked !== null && (await bookingNow(request, booked)).isCancelled }
    }),
  )
  const cancelled = looks.flatMap(({ kept, isCancelled }) => (isCancelled ? [kept] : []))
  if (cancelled.length > 0) await dropDrafts(request, cancelled)
  return drafts.filter((kept) => !cancelled.includes(kept))
}
