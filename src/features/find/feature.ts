import { later } from '../../domain/lazily.ts'
import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'

export const findFeature = {
  pages: { find: laterPage(async () => (await import('./route.ts')).findPage) },
  endpoints: ({ deps }) => [
    {
      path: '/api/find/',
      get: later(async () => (await import('./load.ts')).getFind(deps)),
      rate: 'query',
    },
  ],
} as const satisfies Feature
