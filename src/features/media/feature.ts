import type { Feature } from '../../routing/feature.ts'
import { getPicture } from './endpoint.ts'

export const mediaFeature = {
  endpoints: ({ deps }) => [{ path: '/media/*', get: getPicture(deps) }],
} as const satisfies Feature
