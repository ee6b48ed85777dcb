import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const compareFeature = {
  pages: { compare: lazyPage(async () => (await import('./route.tsx')).comparePage) },
} as const satisfies Feature
