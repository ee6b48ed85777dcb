import type { Feature } from '../../routing/feature.ts'
import { href } from '../../urls/paths.ts'
import { getShortlistLive } from './live-endpoint.ts'
import { shortlistPage } from './route.ts'

export const shortlistFeature = {
  pages: { shortlist: shortlistPage },
  endpoints: ({ deps }) => [{ path: href.shortlistLive(':secret'), get: getShortlistLive(deps), rate: 'query' }],
} as const satisfies Feature
