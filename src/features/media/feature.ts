import { later } from '../../domain/lazily.ts'
import type { Feature } from '../../routing/feature.ts'

export const mediaFeature = {
  endpoints: ({ deps }) => [
    { path: '/media/*', get: later(async () => (await import('./endpoint.ts')).getPicture(deps)) },
  ],
} as const satisfies Feature
