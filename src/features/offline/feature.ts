import type { Feature } from '../../routing/feature.ts'
import { offlinePage } from './route.tsx'

export const offlineFeature = {
  pages: { offline: offlinePage },
} as const satisfies Feature
