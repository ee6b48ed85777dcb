import type { Route } from '../../urls/route.ts'

/** A visitor's own page, with a form. */
const form = { visibility: 'private', takesForms: true } as const

export const accountRoutes = {
  account: { path: '/account/', ...form, robots: 'disallow' },
  'my-bookings': { path: '/account/bookings/', ...form },
  profile: { path: '/account/profile/', ...form },
  'my-data': { path: '/account/data/', visibility: 'private', rate: 'query' },
  'delete-account': { path: '/account/delete/', ...form },
  'my-booking': { path: '/account/bookings/:number{[a-z0-9-]{3,40}}/', ...form },
  'cancel-booking': { path: '/account/bookings/:number{[a-z0-9-]{3,40}}/cancel/', ...form },
  'my-arrival': { path: '/account/bookings/:number{[a-z0-9-]{3,40}}/arrival/', visibility: 'private' },
  'linked-booking': { path: '/my-booking/', ...form, robots: 'disallow', hasSecretUrl: true },
  'cancel-linked-booking': { path: '/my-booking/cancel/', ...form },
  logout: { path: '/logout/', ...form, robots: 'disallow' },
  forget: { path: '/forget/', ...form },
  login: { path: '/login/', ...form, robots: 'disallow' },
  'reset-plain': { path: '/login/reset/', ...form },
  'login-guest': { path: '/login/guest/', ...form },
  'forgot-guest': { path: '/login/guest/forgot/', ...form },
  'reset-guest': { path: '/login/guest/reset/', ...form },
  'login-owner': { path: '/login/owner/', ...form },
  'forgot-owner': { path: '/login/owner/forgot/', ...form },
  'reset-owner': { path: '/login/owner/reset/', ...form },
  'login-confirm': { path: '/login/confirm/', ...form },
} as const satisfies Record<string, Route>
