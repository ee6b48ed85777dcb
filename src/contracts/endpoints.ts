import { PriceQuerySchema } from './booking-forms.ts'
import { PriceReplySchema } from './booking-price.ts'
import { CalendarQuerySchema, CalendarReplySchema } from './calendar-query.ts'
import { MapReplySchema } from './map.ts'
import { SearchReplySchema, StreetsReplySchema } from './search.ts'

/** Public endpoints: /api/openapi.json describes them (npm run openapi). */
export const endpoints = {
  search: { path: '/api/search/', reply: SearchReplySchema },
  /** As large as the whole search: robots.txt disallows it. */
  map: { path: '/api/map/', reply: MapReplySchema, robots: 'disallow' },
  streets: { path: '/api/streets/', reply: StreetsReplySchema },
  calendar: { path: '/api/calendar/', query: CalendarQuerySchema, reply: CalendarReplySchema },
  price: { path: '/api/price/', query: PriceQuerySchema, reply: PriceReplySchema },
} as const
