import type { Feature } from '../../routing/feature.ts'
import { laterPage } from '../../routing/later.ts'

export const consentFeature = {
  pages: { 'cookie-settings': laterPage(async () => (await import('./route.tsx')).cookieSettingsPage) },
  fragments: async () => [(await import('./route.tsx')).cookieSettingsPart],
} as const satisfies Feature
