import type { Feature } from '../../routing/feature.ts'
import { areaFragments } from './fragments.tsx'
import { areaPricesPage } from './prices-route.tsx'
import { areaPage } from './route.ts'

export const areaFeature = {
  pages: { 'area-prices': areaPricesPage },
  types: { area: areaPage },
  fragments: areaFragments,
} as const satisfies Feature
