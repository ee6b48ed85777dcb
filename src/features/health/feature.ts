import type { Feature } from '../../routing/feature.ts'
import { getHealth, healthPath } from './endpoint.ts'

export const healthFeature = {
  endpoints(app, { deps }) {
    app.get(healthPath, getHealth(deps))
  },
} as const satisfies Feature
