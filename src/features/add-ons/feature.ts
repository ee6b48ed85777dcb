import type { Feature } from '../../routing/feature.ts'
import { addOnsPage } from './route.ts'

export const addOnsFeature = {
  pages: { 'add-ons': addOnsPage },
} as const satisfies Feature
