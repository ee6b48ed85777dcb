import { later } from '../../domain/lazily.ts'
import type { Feature } from '../../routing/feature.ts'
import { laterPages } from '../../routing/later.ts'
import { accountRoutes } from './routes.ts'

export const accountFeature = {
  pages: laterPages(accountRoutes, async () => (await import('./pages.ts')).accountPages),
  endpoints: ({ deps }) => [
    {
      path: '/api/session/',
      get: later(async () => (await import('./session-endpoint.ts')).getSession(deps)),
      rate: 'query',
    },
  ],
} as const satisfies Feature
