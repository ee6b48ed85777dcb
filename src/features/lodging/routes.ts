import { pagePolicy, type Route } from '../../urls/route.ts'

export const lodgingRoutes = {
  lodging: {
    // A house's code: letters and digits with at least one digit (specification, section 5).
    path: ({ lodgingPrefix }) => `/:house{${lodgingPrefix}-(?=.*\\d)[a-zA-Z0-9]{2,12}}/`,
    visibility: 'shared',
    cachePolicy: pagePolicy,
  },
} as const satisfies Record<string, Route>
