import type { Route } from '../../urls/route.ts'

/** A visitor's own page, with a form. */
const form = { visibility: 'private', takesForms: true } as const

export const bookingRoutes = {
  booking: { path: '/booking/', ...form, rate: 'form', robots: 'disallow' },
  'booking-step1': { path: '/booking/step1/', ...form },
  'booking-step2': { path: '/booking/step2/', ...form },
  'booking-step3': { path: '/booking/step3/', ...form },
  'booking-reserve': { path: '/booking/reserve/', ...form },
  'booking-alert': { path: '/booking/alert/', ...form },
  'booking-continue': { path: '/booking/continue/', ...form },
  'booking-confirmation': { path: '/booking/confirmation/', ...form },
  'booking-arrival': { path: '/booking/arrival/', ...form },
} as const satisfies Record<string, Route>
