import type { Feature } from '../../routing/feature.ts'
import { streetPage } from './route.ts'

export const streetFeature = {
  types: { street: streetPage },
} as const satisfies Feature
