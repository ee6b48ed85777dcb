import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'
import { healthPath } from '../../urls/program-paths.ts'

export const healthFeature = {
  endpoints: ({ deps }) => [
    { path: healthPath, get: lazyFunction(async () => (await import('./endpoint.ts')).getHealth(deps)) },
  ],
} as const satisfies Feature
