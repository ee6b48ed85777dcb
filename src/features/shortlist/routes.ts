import type { Route } from '../../urls/route.ts'

export const shortlistRoutes = {
  shortlist: {
    path: [
      '/shortlist/',
      '/shortlist/:secret{[0-9a-f]{32}}/',
      '/shortlist/:secret{[0-9a-f]{32}}/manage/:admin{[0-9a-f]{32}}/',
    ],
    visibility: 'private',
    takesForms: true,
    rate: 'query',
    hasSecretUrl: true,
    robots: 'disallow',
  },
} as const satisfies Record<string, Route>
