import type { Feature } from '../../routing/feature.ts'
import { frontFragments } from './fragments.tsx'
import { frontPage } from './route.ts'

export const frontFeature = {
  templates: { home: frontPage },
  fragments: frontFragments,
} as const satisfies Feature
