import type { Feature } from '../../routing/feature.ts'
import { postPurge } from './purge-endpoint.ts'
import { postRoute } from './route-endpoint.ts'
import { postContentWebhook } from './webhook-endpoint.ts'

export const contentChangesFeature = {
  endpoints(app, { deps, visit }) {
    app.post('/api/route/', postRoute(deps))
    app.post('/api/purge/', postPurge(deps, visit))
    app.post('/api/webhooks/content/', postContentWebhook(deps))
  },
} as const satisfies Feature
