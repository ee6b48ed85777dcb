import type { Feature } from '../../routing/feature.ts'
import { weatherPart } from './area-forecast.tsx'

export const weatherFeature = {
  fragments: [weatherPart],
} as const satisfies Feature
