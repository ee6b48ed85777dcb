import { type Page, seeOther } from '../../routing/page.ts'
import { homeOf } from './account-page.tsx'
import { loadBookingPage, openArrival } from './booking.tsx'
import { ofAccount, ofLink } from './booking-door.tsx'
import { loadBookingsPage } from './bookings.tsx'
import { loadCancelPage } from './cancel.tsx'
import { loadConfirmPage } from './confirm.tsx'
import { loadDataPage } from './data.tsx'
import { loadDeletePage } from './deletion.tsx'
import { loadForgetPage, loadLogoutPage, loginPageLoader } from './login.tsx'
import { ownPageLoader } from './own-page.tsx'
import { forgotPageLoader, resetPageLoader } from './password.tsx'
import { loadProfilePage } from './profile.tsx'
import type { accountRoutes } from './routes.ts'

/** Logging in and out, and the embedded guest area. */
export const accountPages = {
  login: { load: loginPageLoader(null) },
  'reset-plain': { load: resetPageLoader(null) },
  'login-guest': { load: loginPageLoader('guest') },
  'forgot-guest': { load: forgotPageLoader('guest') },
  'reset-guest': { load: resetPageLoader('guest') },
  'login-owner': { load: loginPageLoader('owner') },
  'forgot-owner': { load: forgotPageLoader('owner') },
  'reset-owner': { load: resetPageLoader('owner') },
  'login-confirm': { load: loadConfirmPage },
  logout: { load: loadLogoutPage },
  forget: { load: loadForgetPage },
  account: { load: ownPageLoader(async (_request, { target }) => seeOther(homeOf(target))) },
  'my-bookings': { load: ownPageLoader(loadBookingsPage) },
  'my-data': { load: ownPageLoader(loadDataPage) },
  'delete-account': { load: loadDeletePage },
  profile: { load: ownPageLoader(loadProfilePage) },
  'my-booking': { load: ownPageLoader(ofAccount(loadBookingPage)) },
  'cancel-booking': { load: ownPageLoader(ofAccount(loadCancelPage)) },
  'linked-booking': { load: ofLink(loadBookingPage) },
  'cancel-linked-booking': { load: ofLink(loadCancelPage) },
  'my-arrival': { load: ownPageLoader(openArrival) },
} satisfies Record<keyof typeof accountRoutes, Page>
