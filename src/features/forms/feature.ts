import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'
import { formKeyOf } from './routes.ts'

export const formsFeature = {
  pages: {
    'form-receipt': laterPage(async () => (await import('./receipt.tsx')).receiptPage),
    form: {
      ...laterPage(async () => (await import('./route.tsx')).formsPage),
      validate: (path: string) => formKeyOf(path) !== '',
    },
  },
} as const satisfies Feature
