import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'
import { bookingNow } from '../arrival/booking-now.ts'
import { arrivalPack } from '../arrival/pack.tsx'
import { bookingPage } from './frame.tsx'
import { readBooked } from './kept-draft.ts'

/** /booking/arrival/: the pack of the booking that this browser has made. */
export async function openArrival(request: RenderContext): Promise<LoaderResult> {
  const made = await readBooked(request)
  if (!made) return seeOther(href.booking())
  const { booked, lack } = await bookingNow(request, made.booked)
  const { lodgingId, name } = made.draft.stay
  const metered = booked.snapshot?.metered ?? []
  const stay = { ...booked, lodgingId, name, metered, lack, back: href.bookingConfirmation() }
  const pack = await arrivalPack({ request, stay })
  const title = `${request.messages.arrival.title}: ${booked.title}`
  return bookingPage(request, 200, title, <div className="container">{pack}</div>)
}
