import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const togetherFeature = {
  pages: { 'houses-together': lazyPage(async () => (await import('./route.tsx')).togetherPage) },
} as const satisfies Feature
