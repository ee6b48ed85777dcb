import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const taxCalculationFeature = {
  pages: { 'tax-calculation': lazyPage(async () => (await import('./route.tsx')).taxCalculationPage) },
} as const satisfies Feature
