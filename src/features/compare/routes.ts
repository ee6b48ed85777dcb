import type { Route } from '../../urls/route.ts'

export const compareRoutes = {
  compare: { path: '/compare/', visibility: 'shared' },
} as const satisfies Record<string, Route>
