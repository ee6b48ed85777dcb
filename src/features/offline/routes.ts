import { pagePolicy, type Route } from '../../urls/route.ts'

export const offlineRoutes = {
  offline: { path: '/offline/', visibility: 'shared', cachePolicy: pagePolicy },
} as const satisfies Record<string, Route>
