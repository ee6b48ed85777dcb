import { endpoints } from '../../contracts/endpoints.ts'
import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'
import { parseLodgingPath } from '../../urls/lodging-path.ts'

export const lodgingFeature = {
  pages: {
    lodging: lazyPage(async () => (await import('./route.ts')).lodgingPage, {
      mayBeAlternate: ({ path, market }) => parseLodgingPath(path, market) !== null,
    }),
  },
  fragments: async () => (await import('./fragments.tsx')).lodgingFragments,
  endpoints: ({ deps }) => [
    {
      path: endpoints.calendar.path,
      get: lazyFunction(async () => (await import('./calendar-endpoint.ts')).getCalendar(deps)),
      rate: 'query',
    },
  ],
} as const satisfies Feature
