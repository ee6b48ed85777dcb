import { endpoints } from '../../contracts/endpoints.ts'
import type { Feature } from '../../routing/feature.ts'
import { getCalendar } from './calendar-endpoint.ts'
import { lodgingFragments } from './fragments.tsx'
import { lodgingPage } from './route.ts'

export const lodgingFeature = {
  pages: { lodging: lodgingPage },
  fragments: lodgingFragments,
  endpoints: ({ deps }) => [{ path: endpoints.calendar.path, get: getCalendar(deps), rate: 'query' }],
} as const satisfies Feature
