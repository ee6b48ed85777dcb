import { later } from '../../domain/lazily.ts'
import type { Feature } from '../../routing/feature.ts'
import { healthPath } from '../../urls/program-paths.ts'

export const healthFeature = {
  endpoints: ({ deps }) => [
    { path: healthPath, get: later(async () => (await import('./endpoint.ts')).getHealth(deps)) },
  ],
} as const satisfies Feature
