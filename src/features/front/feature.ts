import type { Feature } from '../../routing/feature.ts'

export const frontFeature = {
  templates: { home: async () => (await import('./route.tsx')).frontPage },
  fragments: async () => (await import('./fragments.tsx')).frontFragments,
} as const satisfies Feature
