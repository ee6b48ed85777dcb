import { ownForm, type Route } from '../../urls/route.ts'

export const addOnsRoutes = {
  'add-ons': { path: '/add-ons/', ...ownForm, middleware: ['picture'], sitemap: true },
} as const satisfies Record<string, Route>
