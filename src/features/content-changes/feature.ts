import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'

export const contentChangesFeature = {
  endpoints: ({ deps, visit }) => [
    { path: '/api/route/', post: lazyFunction(async () => (await import('./endpoints.ts')).postRoute(deps)) },
    {
      path: '/api/purge/',
      post: lazyFunction(async () => (await import('./endpoints.ts')).postPurge(deps, visit)),
      rate: 'secret',
    },
    {
      path: '/api/webhooks/content/',
      post: lazyFunction(async () => (await import('./endpoints.ts')).postContentWebhook(deps)),
      // An import notifies of hundreds at once; calls are signed, so that no secret can be guessed.
      rate: 'none',
    },
  ],
} as const satisfies Feature
