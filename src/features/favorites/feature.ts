import type { Feature } from '../../routing/feature.ts'
import { handleFavorites } from './endpoint.ts'
import { favoritesPage } from './list-route.tsx'
import { sharePage } from './share-route.tsx'
import { sharedPage } from './shared-route.tsx'
import { viewsPage } from './views-route.tsx'

/** The list of favourites, and what can be done with one. */
const favoritesPages = {
  favorites: favoritesPage,
  'favorites-share': sharePage,
  'favorites-shared': sharedPage,
  'favorites-views': viewsPage,
}

export const favoritesFeature = {
  pages: favoritesPages,
  // Hearts are pressed one after the other.
  endpoints({ deps }) {
    const handle = handleFavorites(deps)
    return [{ path: '/api/favorites/', get: handle, post: handle, rate: 'query' }]
  },
} as const satisfies Feature
