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
  endpoints(app, { deps }) {
    app.get(endpoints.price.path, getPrice(deps))
    app.post(draftEndpoint, postTyped(deps))
    app.get(href.bookingCalendar(), getBookingCalendar(deps))
  },
} as const satisfies Feature
