import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const findFeature = {
  pages: { find: lazyPage(async () => (await import('./route.tsx')).findPage) },
  endpoints: ({ deps }) => [
    {
      path: '/api/find/',
      get: lazyFunction(async () => (await import('./load.ts')).getFind(deps)),
      rate: 'query',
    },
  ],
} as const satisfies Feature
