import type { Feature } from '../../routing/feature.ts'
import { categoryPage } from './route.ts'

export const categoryFeature = {
  types: { category: categoryPage },
} as const satisfies Feature
