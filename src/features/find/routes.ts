import type { Route } from '../../urls/route.ts'

export const findRoutes = {
  find: { path: '/find/', visibility: 'shared' },
} as const satisfies Record<string, Route>
