import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'

export const addOnsFeature = {
  pages: { 'add-ons': laterPage(async () => (await import('./route.ts')).addOnsPage) },
} as const satisfies Feature
