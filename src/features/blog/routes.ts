import { ownForm, type Route } from '../../urls/route.ts'

export const blogRoutes = {
  'comment-form': { path: '/comments/', ...ownForm, robots: 'disallow' },
} as const satisfies Record<string, Route>
