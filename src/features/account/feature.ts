import type { Feature } from '../../routing/feature.ts'
import { accountPages } from './route.ts'
import { getSession } from './session-endpoint.ts'

export const accountFeature = {
  pages: accountPages,
  endpoints: ({ deps }) => [{ path: '/api/session/', get: getSession(deps), rate: 'query' }],
} as const satisfies Feature
