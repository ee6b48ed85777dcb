import type { Feature } from '../../routing/feature.ts'
import { getHealth } from './endpoint.ts'

export const healthFeature = {
  endpoints(app, { deps }) {
    app.get('/api/health/', getHealth(deps))
  },
} as const satisfies Feature
