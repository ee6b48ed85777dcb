import { pagePolicy, type Route } from '../../urls/route.ts'

export const togetherRoutes = {
  'houses-together': { path: '/houses-together/', visibility: 'shared', cachePolicy: pagePolicy, sitemap: true },
} as const satisfies Record<string, Route>
