import type { Feature } from '../../routing/feature.ts'
import { handleFavorites } from './endpoint.ts'
import { favoritesPages } from './route.ts'

export const favoritesFeature = {
  pages: favoritesPages,
  // Hearts are pressed one after the other.
  endpoints({ deps }) {
    const handle = handleFavorites(deps)
    return [{ path: '/api/favorites/', get: handle, post: handle, rate: 'query' }]
  },
} as const satisfies Feature
