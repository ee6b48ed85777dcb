import type { Route } from '../../urls/route.ts'

export const taxCalculationRoutes = {
  'tax-calculation': {
    path: '/tax-calculation/',
    visibility: 'private',
    takesForms: true,
    middleware: ['picture'],
    sitemap: true,
  },
} as const satisfies Record<string, Route>
