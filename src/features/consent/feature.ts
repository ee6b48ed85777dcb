import type { Feature } from '../../routing/feature.ts'
import { lazyPage } from '../../routing/lazy-page.ts'

export const consentFeature = {
  pages: { 'cookie-settings': lazyPage(async () => (await import('./route.tsx')).cookieSettingsPage) },
  fragments: async () => [(await import('./route.tsx')).cookieSettingsPart],
} as const satisfies Feature
