import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'

export const offlineFeature = {
  pages: { offline: laterPage(async () => (await import('./route.tsx')).offlinePage) },
} as const satisfies Feature
