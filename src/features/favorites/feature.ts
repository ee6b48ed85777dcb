import type { Feature } from '../../routing/feature.ts'
import { handleFavorites } from './endpoint.ts'
import { favoritesPages } from './route.ts'

export const favoritesFeature = {
  pages: favoritesPages,
  endpoints(app, { deps }) {
    app.on(['GET', 'POST'], '/api/favorites/', handleFavorites(deps))
  },
} as const satisfies Feature
