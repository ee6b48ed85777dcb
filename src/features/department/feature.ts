import type { Feature } from '../../routing/feature.ts'
import { areasPart } from './page.tsx'
import { departmentPage } from './route.ts'

export const departmentFeature = {
  types: { department: departmentPage },
  fragments: [areasPart],
} as const satisfies Feature
