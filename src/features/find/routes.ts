import { pagePolicy, type Route } from '../../urls/route.ts'

export const findRoutes = {
  find: { path: '/find/', visibility: 'shared', cachePolicy: pagePolicy },
} as const satisfies Record<string, Route>
