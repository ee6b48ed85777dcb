import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'

export const togetherFeature = {
  pages: { 'houses-together': laterPage(async () => (await import('./route.tsx')).togetherPage) },
} as const satisfies Feature
