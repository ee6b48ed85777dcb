import type { Feature } from '../../routing/feature.ts'
import { togetherPage } from './route.tsx'

export const togetherFeature = {
  pages: { 'houses-together': togetherPage },
} as const satisfies Feature
