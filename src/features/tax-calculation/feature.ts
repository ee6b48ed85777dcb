import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'

export const taxCalculationFeature = {
  pages: { 'tax-calculation': laterPage(async () => (await import('./route.tsx')).taxCalculationPage) },
} as const satisfies Feature
