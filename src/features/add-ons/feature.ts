import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const addOnsFeature = {
  pages: { 'add-ons': lazyPage(async () => (await import('./route.tsx')).addOnsPage) },
} as const satisfies Feature
