import type { Route } from '../../urls/route.ts'

export const bookingRoutes = {
  booking: { path: '/booking/', visibility: 'private', takesForms: true, rate: 'form', robots: 'disallow' },
  'booking-step1': { path: '/booking/step1/', visibility: 'private', takesForms: true },
  'booking-step2': { path: '/booking/step2/', visibility: 'private', takesForms: true },
  'booking-step3': { path: '/booking/step3/', visibility: 'private', takesForms: true },
  'booking-reserve': { path: '/booking/reserve/', visibility: 'private', takesForms: true },
  'booking-alert': { path: '/booking/alert/', visibility: 'private', takesForms: true },
  'booking-continue': { path: '/booking/continue/', visibility: 'private', takesForms: true },
  'booking-confirmation': { path: '/booking/confirmation/', visibility: 'private', takesForms: true },
  'booking-arrival': { path: '/booking/arrival/', visibility: 'private', takesForms: true },
} as const satisfies Record<string, Route>
