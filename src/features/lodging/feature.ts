import { endpoints } from '../../contracts/endpoints.ts'
import { later } from '../../domain/lazily.ts'
import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'
import { parseLodgingPath } from '../../urls/lodging-path.ts'

export const lodgingFeature = {
  pages: {
    lodging: laterPage(async () => (await import('./route.ts')).lodgingPage, {
      mayBeAlternate: ({ path, market }) => parseLodgingPath(path, market) !== null,
    }),
  },
  fragments: async () => (await import('./fragments.tsx')).lodgingFragments,
  endpoints: ({ deps }) => [
    {
      path: endpoints.calendar.path,
      get: later(async () => (await import('./calendar-endpoint.ts')).getCalendar(deps)),
      rate: 'query',
    },
  ],
} as const satisfies Feature
