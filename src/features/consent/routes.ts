import { ownForm, type Route } from '../../urls/route.ts'

export const consentRoutes = {
  'cookie-settings': { path: '/cookie-settings/', ...ownForm },
} as const satisfies Record<string, Route>
