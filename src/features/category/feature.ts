import type { Feature } from '../../routing/feature.ts'

export const categoryFeature = {
  types: { category: async () => (await import('./route.tsx')).categoryPage },
} as const satisfies Feature
