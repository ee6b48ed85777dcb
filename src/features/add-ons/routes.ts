import type { Route } from '../../urls/route.ts'

export const addOnsRoutes = {
  'add-ons': { path: '/add-ons/', visibility: 'private', takesForms: true, middleware: ['picture'], sitemap: true },
} as const satisfies Record<string, Route>
