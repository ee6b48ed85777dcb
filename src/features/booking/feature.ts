import { endpoints } from '../../contracts/endpoints.ts'
import { draftEndpoint } from '../../islands/protocol.ts'
import type { Feature } from '../../routing/feature.ts'
import { href } from '../../urls/paths.ts'
import { getBookingCalendar } from './calendar-endpoint.ts'
import { postTyped } from './draft-endpoint.ts'
import { getPrice } from './price-endpoint.ts'
import { bookingPages } from './route.ts'

export const bookingFeature = {
  pages: bookingPages,
  endpoints: ({ deps }) => [
    { path: endpoints.price.path, get: getPrice(deps), rate: 'query' },
    // Letters are typed one after the other.
    { path: draftEndpoint, post: postTyped(deps), rate: 'query' },
    { path: href.bookingCalendar(), get: getBookingCalendar(deps) },
  ],
} as const satisfies Feature
