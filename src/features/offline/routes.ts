import type { Route } from '../../urls/route.ts'

export const offlineRoutes = {
  offline: { path: '/offline/', visibility: 'shared' },
} as const satisfies Record<string, Route>
