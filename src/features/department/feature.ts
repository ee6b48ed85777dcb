import type { Feature } from '../../routing/feature.ts'
import { areasPart } from './fragments.tsx'
import { departmentPage } from './route.ts'

export const departmentFeature = {
  types: { department: departmentPage },
  fragments: [areasPart],
} as const satisfies Feature
