import { ownForm, type Route } from '../../urls/route.ts'

export const favoritesRoutes = {
  favorites: { path: '/favorite-houses/', ...ownForm, robots: 'disallow' },
  'favorites-share': { path: '/favorite-houses/share/', ...ownForm },
  'favorites-shared': { path: '/favorite-houses/shared/', visibility: 'private' },
  'favorites-views': { path: '/favorite-houses/views/', ...ownForm },
} as const satisfies Record<string, Route>
