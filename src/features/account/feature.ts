import type { Feature } from '../../routing/feature.ts'
import { seeOther } from '../../routing/see-other.ts'
import { openArrival, openBooking } from './booking.tsx'
import { ofAccount, ofLink } from './booking-door.tsx'
import { openBookings } from './bookings.tsx'
import { openCancel } from './cancel.tsx'
import { openConfirm } from './confirm.tsx'
import { openForgot } from './forgot.tsx'
import { homeOf } from './frame.tsx'
import { openLogin } from './login.tsx'
import { openForget, openLogout } from './logout.tsx'
import { openOwn } from './own-page.tsx'
import { openProfile } from './profile.tsx'
import { openReset } from './reset.tsx'
import { getSession } from './session-endpoint.ts'

/** Logging in and out, and the embedded guest area. */
const accountPages = {
  login: { load: openLogin(null) },
  'reset-plain': { load: openReset(null) },
  'login-guest': { load: openLogin('guest') },
  'forgot-guest': { load: openForgot('guest') },
  'reset-guest': { load: openReset('guest') },
  'login-owner': { load: openLogin('owner') },
  'forgot-owner': { load: openForgot('owner') },
  'reset-owner': { load: openReset('owner') },
  'login-confirm': { load: openConfirm },
  logout: { load: openLogout },
  forget: { load: openForget },
  account: { load: openOwn(async (_request, { target }) => seeOther(homeOf(target))) },
  'my-bookings': { load: openOwn(openBookings) },
  profile: { load: openOwn(openProfile) },
  'my-booking': { load: openOwn(ofAccount(openBooking)) },
  'cancel-booking': { load: openOwn(ofAccount(openCancel)) },
  'linked-booking': { load: ofLink(openBooking) },
  'cancel-linked-booking': { load: ofLink(openCancel) },
  'my-arrival': { load: openOwn(openArrival) },
}

export const accountFeature = {
  pages: accountPages,
  endpoints: ({ deps }) => [{ path: '/api/session/', get: getSession(deps), rate: 'query' }],
} as const satisfies Feature
