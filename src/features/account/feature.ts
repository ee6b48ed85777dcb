import type { Feature } from '../../routing/feature.ts'
import { accountPages } from './route.ts'
import { getSession } from './session-endpoint.ts'

export const accountFeature = {
  pages: accountPages,
  endpoints(app, { deps }) {
    app.get('/api/session/', getSession(deps))
  },
} as const satisfies Feature
