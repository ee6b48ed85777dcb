import { endpoints } from '../../contracts/endpoints.ts'
import { later } from '../../domain/lazily.ts'
import { draftEndpoint } from '../../islands/protocol.ts'
import type { Feature } from '../../routing/feature.ts'
import { laterPages } from '../../routing/later.ts'
import { href } from '../../urls/paths.ts'
import { bookingRoutes } from './routes.ts'

export const bookingFeature = {
  pages: laterPages(bookingRoutes, async () => (await import('./pages.ts')).bookingPages),
  endpoints: ({ deps }) => [
    {
      path: endpoints.price.path,
      get: later(async () => (await import('./endpoints.ts')).getPrice(deps)),
      rate: 'query',
    },
    // Letters are typed one after the other.
    {
      path: draftEndpoint,
      post: later(async () => (await import('./endpoints.ts')).postTyped(deps)),
      rate: 'query',
    },
    {
      path: href.bookingCalendar(),
      get: later(async () => (await import('./confirmation.tsx')).getBookingCalendar(deps)),
    },
  ],
} as const satisfies Feature
