import type { Feature } from '../../routing/feature.ts'
import { comparePage } from './route.ts'

export const compareFeature = {
  pages: { compare: comparePage },
} as const satisfies Feature
