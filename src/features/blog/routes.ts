import type { Route } from '../../urls/route.ts'

export const blogRoutes = {
  'comment-form': { path: '/comments/', visibility: 'private', takesForms: true, robots: 'disallow' },
} as const satisfies Record<string, Route>
