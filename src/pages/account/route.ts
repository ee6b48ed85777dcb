import { loginTargets } from '../../contracts/session.ts'
import type { Page } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'
import { arrivalNumberIn, openArrival } from './arrival.tsx'
import { bookingNumberIn, openBooking } from './booking.tsx'
import { openBookings } from './bookings.tsx'
import { openConfirm } from './confirm.tsx'
import { openForget } from './forget.tsx'
import { openForgot } from './forgot.tsx'
import { homeOf } from './frame.tsx'
import { openLogin } from './login.tsx'
import { openLogout } from './logout.tsx'
import { openOwn } from './own-page.tsx'
import { openProfile } from './profile.tsx'
import { openReset } from './reset.tsx'

/** Logging in and out, and the embedded guest area. */
export const accountPages: readonly Page[] = [
  ownPage('login', href.login(null), openLogin(null)),
  ...loginTargets.flatMap((target) => [
    ownPage(`login-${target}`, href.login(target), openLogin(target)),
    ownPage(`forgot-${target}`, href.forgotPassword(target), openForgot(target)),
    ownPage(`reset-${target}`, href.resetPassword(target), openReset(target)),
  ]),
  ownPage('login-confirm', href.confirmLogin(), openConfirm),
  ownPage('logout', href.logout(), openLogout),
  ownPage('forget', href.forget(), openForget),
  ownPage(
    'account',
    href.account(),
    openOwn(async (_request, { target }) => seeOther(homeOf(target))),
  ),
  ownPage('my-bookings', href.myBookings(), openOwn(openBookings)),
  ownPage('profile', href.profile(), openOwn(openProfile)),
  {
    name: 'my-booking',
    matches: (path) => bookingNumberIn(path) !== null,
    middleware: ['private'],
    open: openOwn(openBooking),
  },
  {
    name: 'my-arrival',
    matches: (path) => arrivalNumberIn(path) !== null,
    middleware: ['private'],
    open: openOwn(openArrival),
  },
]

function ownPage(name: string, path: string, open: Page['open']): Page {
  return { name, matches: (asked) => asked === path, middleware: ['private'], takesForms: true, open }
}
