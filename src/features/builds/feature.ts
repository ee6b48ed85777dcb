import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'

export const buildsFeature = {
  endpoints: ({ deps }) => [
    // A rate limit for guesses at files of old builds.
    {
      path: '/assets/:file',
      get: lazyFunction(async () => (await import('./endpoints.ts')).getArchivedAsset(deps)),
      rate: 'query',
    },
    // Every open page behind one network address requests it, and it changes nothing.
    {
      path: '/api/version/',
      post: lazyFunction(async () => (await import('./endpoints.ts')).postVersion(deps)),
      rate: 'none',
    },
    { path: '/builds/latest.json', get: lazyFunction(async () => (await import('./endpoints.ts')).getLatestBuild) },
    { path: '/builds/meta/:file', get: lazyFunction(async () => (await import('./endpoints.ts')).getBuildRules) },
  ],
} as const satisfies Feature
