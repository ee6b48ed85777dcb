import type { Feature } from '../../routing/feature.ts'

export const departmentFeature = {
  types: { department: async () => (await import('./route.ts')).departmentPage },
  fragments: async () => [(await import('./page.tsx')).areasPart],
} as const satisfies Feature
