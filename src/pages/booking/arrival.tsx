import { arrivalPack } from '../../routing/arrival/pack.tsx'
import type { Opened, PageRequest } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'
import { bookingPage } from './frame.tsx'
import { readDraft } from './kept-draft.ts'

/** /booking/arrival/: the pack of the booking that this browser has made. */
export async function openArrival(request: PageRequest): Promise<Opened> {
  const kept = await readDraft(request)
  const booked = kept?.draft.booked
  if (!kept || !booked) return seeOther(href.booking())
  const { lodgingId, name } = kept.draft.stay
  const metered = booked.snapshot?.metered ?? []
  const stay = { ...booked, lodgingId, name, metered, back: href.bookingConfirmation() }
  const pack = await arrivalPack({ request, stay })
  const title = `${request.messages.arrival.title}: ${booked.title}`
  return bookingPage(request, 200, title, <div className="container">{pack}</div>)
}
