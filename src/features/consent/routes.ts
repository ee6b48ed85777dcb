import type { Route } from '../../urls/route.ts'

export const consentRoutes = {
  'cookie-settings': { path: '/cookie-settings/', visibility: 'private', takesForms: true },
} as const satisfies Record<string, Route>
