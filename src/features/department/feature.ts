import type { Feature } from '../../routing/feature.ts'

export const departmentFeature = {
  types: { department: async () => (await import('./route.tsx')).departmentPage },
  fragments: async () => [(await import('./route.tsx')).areasPart],
} as const satisfies Feature
