import type { Route } from '../../urls/route.ts'

export const favoritesRoutes = {
  favorites: { path: '/favorite-houses/', visibility: 'private', takesForms: true, robots: 'disallow' },
  'favorites-share': { path: '/favorite-houses/share/', visibility: 'private', takesForms: true },
  'favorites-shared': { path: '/favorite-houses/shared/', visibility: 'private' },
  'favorites-views': { path: '/favorite-houses/views/', visibility: 'private', takesForms: true },
} as const satisfies Record<string, Route>
