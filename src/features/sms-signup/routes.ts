import type { Route } from '../../urls/route.ts'

export const smsSignupRoutes = {
  'sms-signup': {
    path: '/sms-signup/',
    visibility: 'private',
    takesForms: true,
    middleware: ['picture'],
    sitemap: true,
  },
} as const satisfies Record<string, Route>
