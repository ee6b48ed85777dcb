import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'

export const mediaFeature = {
  endpoints: ({ deps }) => [
    { path: '/media/*', get: lazyFunction(async () => (await import('./endpoint.ts')).getPicture(deps)) },
  ],
} as const satisfies Feature
