import { later } from '../../domain/lazily.ts'
import type { Feature } from '../../routing/feature.ts'

export const mapTilesFeature = {
  endpoints: ({ deps }) => [
    { path: '/api/map-tiles/', get: later(async () => (await import('./endpoint.ts')).getMapTiles(deps)) },
    {
      path: '/api/map-tiles/:archive/:z/:x/:y/',
      get: later(async () => (await import('./endpoint.ts')).getTile(deps)),
    },
  ],
} as const satisfies Feature
