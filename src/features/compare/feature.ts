import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'

export const compareFeature = {
  pages: { compare: laterPage(async () => (await import('./route.ts')).comparePage) },
} as const satisfies Feature
