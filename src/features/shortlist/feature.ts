import { later } from '../../domain/lazily.ts'
import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'
import { href } from '../../urls/paths.ts'

export const shortlistFeature = {
  pages: { shortlist: laterPage(async () => (await import('./page.ts')).shortlistPage) },
  endpoints: ({ deps }) => [
    {
      path: href.shortlistLive(':secret'),
      get: later(async () => (await import('./load.ts')).getShortlistLive(deps)),
      rate: 'query',
    },
  ],
} as const satisfies Feature
