import type { Feature } from '../../routing/feature.ts'
import { outputPart } from './outputs.tsx'
import { contentPage } from './route.ts'

const plainPage = contentPage()

export const contentFeature = {
  templates: {
    content: plainPage,
    favorites: plainPage,
    areas: plainPage,
    departments: plainPage,
    employees: plainPage,
    reviews: plainPage,
  },
  fragments: [outputPart],
} as const satisfies Feature
