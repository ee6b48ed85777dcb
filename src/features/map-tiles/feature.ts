import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'

export const mapTilesFeature = {
  endpoints: ({ deps }) => [
    { path: '/api/map-tiles/', get: lazyFunction(async () => (await import('./endpoint.ts')).getMapTiles(deps)) },
    {
      path: '/api/map-tiles/:archive/:z/:x/:y/',
      get: lazyFunction(async () => (await import('./endpoint.ts')).getTile(deps)),
    },
  ],
} as const satisfies Feature
