import { ownForm, type Route } from '../../urls/route.ts'

export const bookingRoutes = {
  booking: { path: '/booking/', ...ownForm, rate: 'form', robots: 'disallow' },
  'booking-step1': { path: '/booking/step1/', ...ownForm },
  'booking-step2': { path: '/booking/step2/', ...ownForm },
  'booking-step3': { path: '/booking/step3/', ...ownForm },
  'booking-reserve': { path: '/booking/reserve/', ...ownForm },
  'booking-alert': { path: '/booking/alert/', ...ownForm },
  'booking-continue': { path: '/booking/continue/', ...ownForm },
  'booking-confirmation': { path: '/booking/confirmation/', ...ownForm },
  'booking-arrival': { path: '/booking/arrival/', ...ownForm },
} as const satisfies Record<string, Route>
