import type { Feature } from '../../routing/feature.ts'

const plainPage = async () => (await import('./route.tsx')).contentPage()

export const contentFeature = {
  templates: {
    content: plainPage,
    favorites: plainPage,
    areas: plainPage,
    departments: plainPage,
    employees: plainPage,
    reviews: plainPage,
  },
  fragments: async () => (await import('./fragments.tsx')).contentFragments,
} as const satisfies Feature
