import type { Feature } from '../../routing/feature.ts'
import { cookieSettingsPage, cookieSettingsPart } from './route.tsx'

export const consentFeature = {
  pages: { 'cookie-settings': cookieSettingsPage },
  fragments: [cookieSettingsPart],
} as const satisfies Feature
