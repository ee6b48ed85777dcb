import { endpoints } from '../../contracts/endpoints.ts'
import { lazyFunction } from '../../domain/lazy.ts'
import { draftEndpoint } from '../../islands/protocol.ts'
import type { Feature } from '../../routing/feature.ts'
import { lazyPages } from '../../routing/lazy-page.ts'
import { href } from '../../urls/paths.ts'
import { bookingRoutes } from './routes.ts'

export const bookingFeature = {
  pages: lazyPages(bookingRoutes, async () => (await import('./pages.ts')).bookingPages),
  endpoints: ({ deps }) => [
    {
      path: endpoints.price.path,
      get: lazyFunction(async () => (await import('./endpoints.ts')).getPrice(deps)),
      rate: 'query',
    },
    // It is sent while the guest types.
    {
      path: draftEndpoint,
      post: lazyFunction(async () => (await import('./endpoints.ts')).postTyped(deps)),
      rate: 'query',
    },
    {
      path: href.bookingCalendar(),
      get: lazyFunction(async () => (await import('./confirmation.tsx')).getBookingCalendar(deps)),
    },
  ],
} as const satisfies Feature
