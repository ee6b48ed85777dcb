import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import type { Session } from '../../session/page-session.ts'
import { href } from '../../urls/paths.ts'
import { arrivalPack } from '../arrival/pack.tsx'
import { accountPage } from './frame.tsx'
import { OwnPage } from './own-page.tsx'

/** /account/bookings/{number}/arrival/: the pack of one of the account's bookings. */
export async function openArrival(request: RenderContext, session: Session): Promise<LoaderResult> {
  const { market, messages, services, params } = request
  const found = await services.auth.booking(session, market.id, params.number?.toUpperCase() ?? '')
  if (!found || found.cancelled) return { kind: 'not-found' }
  const { lodging } = found
  const pack = await arrivalPack({
    request,
    stay: {
      ...found,
      title: lodging.title,
      name: lodging.name,
      lodgingId: lodging.id,
      metered: found.snapshot?.metered ?? [],
      lack: null,
      back: href.myBooking(found.number),
    },
  })
  const main = (
    <OwnPage request={request} session={session}>
      {pack}
    </OwnPage>
  )
  return accountPage({ title: `${messages.arrival.title}: ${lodging.title}`, path: href.myBookings(), main })
}
