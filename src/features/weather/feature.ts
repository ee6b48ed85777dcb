import type { Feature } from '../../routing/feature.ts'

export const weatherFeature = {
  fragments: async () => [(await import('./area-forecast.tsx')).weatherPart],
} as const satisfies Feature
