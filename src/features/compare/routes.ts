import { pagePolicy, type Route } from '../../urls/route.ts'

export const compareRoutes = {
  compare: { path: '/compare/', visibility: 'shared', cachePolicy: pagePolicy },
} as const satisfies Record<string, Route>
