import type { Feature } from '../../routing/feature.ts'

export const streetFeature = {
  types: { street: async () => (await import('./route.tsx')).streetPage },
} as const satisfies Feature
