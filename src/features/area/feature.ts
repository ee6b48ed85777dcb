import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const areaFeature = {
  pages: { 'area-prices': lazyPage(async () => (await import('./prices-route.tsx')).areaPricesPage) },
  types: { area: async () => (await import('./route.tsx')).areaPage },
  fragments: async () => (await import('./fragments.tsx')).areaFragments,
} as const satisfies Feature
