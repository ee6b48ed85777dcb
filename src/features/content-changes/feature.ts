import type { Feature } from '../../routing/feature.ts'
import { postPurge } from './purge-endpoint.ts'
import { postRoute } from './route-endpoint.ts'
import { postContentWebhook } from './webhook-endpoint.ts'

export const contentChangesFeature = {
  endpoints: ({ deps, visit }) => [
    { path: '/api/route/', post: postRoute(deps) },
    { path: '/api/purge/', post: postPurge(deps, visit), rate: 'secret' },
    { path: '/api/webhooks/content/', post: postContentWebhook(deps), rate: 'secret' },
  ],
} as const satisfies Feature
