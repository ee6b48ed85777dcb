import type { Feature } from '../../routing/feature.ts'
import { getHealth, healthPath } from './endpoint.ts'

export const healthFeature = {
  endpoints: ({ deps }) => [{ path: healthPath, get: getHealth(deps) }],
} as const satisfies Feature
