import type { Feature } from '../../routing/feature.ts'
import { smsSignupPage } from './route.tsx'

export const smsSignupFeature = {
  pages: { 'sms-signup': smsSignupPage },
} as const satisfies Feature
