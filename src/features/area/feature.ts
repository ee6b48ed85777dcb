import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'

export const areaFeature = {
  pages: { 'area-prices': laterPage(async () => (await import('./prices-route.tsx')).areaPricesPage) },
  types: { area: async () => (await import('./route.ts')).areaPage },
  fragments: async () => (await import('./fragments.tsx')).areaFragments,
} as const satisfies Feature
