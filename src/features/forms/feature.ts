import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'
import { formKeyOf } from './routes.ts'

export const formsFeature = {
  pages: {
    'form-receipt': lazyPage(async () => (await import('./receipt.tsx')).receiptPage),
    form: {
      ...lazyPage(async () => (await import('./route.tsx')).formsPage),
      validate: (path: string) => formKeyOf(path) !== '',
    },
  },
} as const satisfies Feature
