import type { Route } from '../../urls/route.ts'

export const accountRoutes = {
  account: { path: '/account/', visibility: 'private', takesForms: true, robots: 'disallow' },
  'my-bookings': { path: '/account/bookings/', visibility: 'private', takesForms: true },
  profile: { path: '/account/profile/', visibility: 'private', takesForms: true },
  'my-booking': { path: '/account/bookings/:number{[a-z0-9-]{3,40}}/', visibility: 'private', takesForms: true },
  'cancel-booking': {
    path: '/account/bookings/:number{[a-z0-9-]{3,40}}/cancel/',
    visibility: 'private',
    takesForms: true,
  },
  'my-arrival': { path: '/account/bookings/:number{[a-z0-9-]{3,40}}/arrival/', visibility: 'private' },
  'linked-booking': {
    path: '/my-booking/',
    visibility: 'private',
    takesForms: true,
    robots: 'disallow',
    hasSecretUrl: true,
  },
  'cancel-linked-booking': { path: '/my-booking/cancel/', visibility: 'private', takesForms: true },
  logout: { path: '/logout/', visibility: 'private', takesForms: true, robots: 'disallow' },
  forget: { path: '/forget/', visibility: 'private', takesForms: true },
  login: { path: '/login/', visibility: 'private', takesForms: true, robots: 'disallow' },
  'reset-plain': { path: '/login/reset/', visibility: 'private', takesForms: true },
  'login-guest': { path: '/login/guest/', visibility: 'private', takesForms: true },
  'forgot-guest': { path: '/login/guest/forgot/', visibility: 'private', takesForms: true },
  'reset-guest': { path: '/login/guest/reset/', visibility: 'private', takesForms: true },
  'login-owner': { path: '/login/owner/', visibility: 'private', takesForms: true },
  'forgot-owner': { path: '/login/owner/forgot/', visibility: 'private', takesForms: true },
  'reset-owner': { path: '/login/owner/reset/', visibility: 'private', takesForms: true },
  'login-confirm': { path: '/login/confirm/', visibility: 'private', takesForms: true },
} as const satisfies Record<string, Route>
