import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'
import { href } from '../../urls/paths.ts'

export const shortlistFeature = {
  pages: { shortlist: lazyPage(async () => (await import('./list-page.tsx')).shortlistPage) },
  endpoints: ({ deps }) => [
    {
      path: href.shortlistLive(':secret'),
      get: lazyFunction(async () => (await import('./load.ts')).getShortlistLive(deps)),
      rate: 'query',
    },
  ],
} as const satisfies Feature
