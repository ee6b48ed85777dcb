import type { Feature } from '../../routing/feature.ts'
import { createEditor } from './editor.ts'

export const editorFeature = {
  endpoints: ({ deps, visit }) => [
    // A page of the inbox shows many, and only to who has signed in.
    { path: '/editor/uploads/*', rate: 'query' },
    { path: '/editor/', app: createEditor(deps, visit), rate: 'secret' },
  ],
} as const satisfies Feature
