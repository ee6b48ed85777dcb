import type { Feature } from '../../routing/feature.ts'
import { receiptPage } from './receipt.tsx'
import { formsPage } from './route.tsx'

export const formsFeature = {
  pages: { 'form-receipt': receiptPage, form: formsPage },
} as const satisfies Feature
