import type { ReactNode } from 'react'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import type { BookingAccess } from '../../services/auth.ts'
import { refusesKey, ServiceError } from '../../services/service-error.ts'
import type { Session } from '../../session/page-session.ts'
import { href } from '../../urls/paths.ts'
import { messagePage } from './account-page.tsx'
import { forgetMailed, readMailed, storeMailed } from './mailed-token.ts'
import { OwnPage, unavailablePage } from './own-page.tsx'

/** How a guest gets to one booking: with the pages and access of that way. */
export interface BookingDoor {
  access: BookingAccess
  number: string
  path: string
  cancelPath: string
  /** The same in every edition; null: the cookie that opens it reaches no other host. */
  pathInAll: string | null
  /** Pages for who is logged in alone; null for who is not. */
  own: { arrival: string; back: string } | null
  layout(children: ReactNode): ReactNode
}

type OpenBooking = (request: RenderContext, door: BookingDoor) => Promise<LoaderResult>

/** For who is logged in: one of the account's bookings. */
export function ofAccount(open: OpenBooking) {
  return (request: RenderContext, session: Session): Promise<LoaderResult> => {
    const number = request.params.number?.toUpperCase() ?? ''
    return open(request, {
      access: { token: session.token },
      number,
      path: href.myBooking(number),
      cancelPath: href.cancelMyBooking(number),
      pathInAll: href.myBookings(),
      own: { arrival: href.myArrival(number), back: href.myBookings() },
      layout: (children) => (
        <OwnPage request={request} session={session}>
          {children}
        </OwnPage>
      ),
    })
  }
}

const cookie = 'marehalm_booking'
/** Seconds after which the mail's link has to be opened again. */
const openSeconds = 30 * 60

/**
 * For a guest with the link of the booking's mail: its content goes into a cookie, so that it is in no history, log or
 * Referer.
 */
export function ofLink(open: OpenBooking) {
  return async (request: RenderContext): Promise<LoaderResult> => {
    const mailed = storeMailed(request, cookie, ['number', 'until', 'signature'], openSeconds)
    if (mailed && request.method === 'GET') return mailed
    const [number, until, signature] = readMailed(request, cookie) ?? []
    if (!number || !until || !signature) return oldLinkPage(request)
    try {
      return await open(request, {
        access: { link: { number, until, signature } },
        number,
        path: href.linkedBooking(),
        cancelPath: href.cancelLinkedBooking(),
        pathInAll: null,
        own: null,
        layout: (children) => <div className="account container">{children}</div>,
      })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (error.status !== 401 || refusesKey(error)) return unavailablePage(request)
      forgetMailed(request, cookie)
      return oldLinkPage(request)
    }
  }
}

function oldLinkPage({ messages }: RenderContext): LoaderResult {
  const { reset, linked, login } = messages.account
  const link = { path: href.login('guest'), label: login.guest }
  return messagePage({ status: 410, title: reset.oldTitle, text: linked.oldText, path: null, link })
}
