import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const offlineFeature = {
  pages: { offline: lazyPage(async () => (await import('./route.tsx')).offlinePage) },
} as const satisfies Feature
