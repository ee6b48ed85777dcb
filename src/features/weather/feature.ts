import type { Feature } from '../../routing/feature.ts'
import { weatherPart } from './weather-part.tsx'

export const weatherFeature = {
  fragments: [weatherPart],
} as const satisfies Feature
