import type { Feature } from '../../routing/feature.ts'
import { taxCalculationPage } from './route.tsx'

export const taxCalculationFeature = {
  pages: { 'tax-calculation': taxCalculationPage },
} as const satisfies Feature
