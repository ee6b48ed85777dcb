import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'
import { lazyPages } from '../../routing/lazy-page.ts'
import { href } from '../../urls/paths.ts'
import { accountRoutes } from './routes.ts'

export const accountFeature = {
  pages: lazyPages(accountRoutes, async () => (await import('./pages.ts')).accountPages),
  endpoints: ({ deps }) => [
    {
      path: '/api/session/',
      get: lazyFunction(async () => (await import('./session-endpoint.ts')).getSession(deps)),
      rate: 'query',
    },
    {
      path: href.accountFile(),
      get: lazyFunction(async () => (await import('./account-file.ts')).getAccountFile(deps)),
      rate: 'query',
    },
  ],
} as const satisfies Feature
