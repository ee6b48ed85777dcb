import type { Feature } from '../../routing/feature.ts'

const plainPage = async () => (await import('./route.ts')).contentPage()

export const contentFeature = {
  templates: {
    content: plainPage,
    favorites: plainPage,
    areas: plainPage,
    departments: plainPage,
    employees: plainPage,
    reviews: plainPage,
  },
  fragments: async () => [(await import('./outputs.tsx')).outputPart, (await import('./menu-part.tsx')).menuPart],
} as const satisfies Feature
