import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const smsSignupFeature = {
  pages: { 'sms-signup': lazyPage(async () => (await import('./route.tsx')).smsSignupPage) },
} as const satisfies Feature
