import type { Feature } from '../../routing/feature.ts'
import { href } from '../../urls/paths.ts'
import { getShortlistLive } from './live-endpoint.ts'
import { shortlistPage } from './route.ts'

export const shortlistFeature = {
  pages: { shortlist: shortlistPage },
  endpoints(app, { deps }) {
    app.get(href.shortlistLive(':secret'), getShortlistLive(deps))
  },
} as const satisfies Feature
