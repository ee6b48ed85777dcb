import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'

export const smsSignupFeature = {
  pages: { 'sms-signup': laterPage(async () => (await import('./route.tsx')).smsSignupPage) },
} as const satisfies Feature
