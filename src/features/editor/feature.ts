import { lazyFunction } from '../../domain/lazy.ts'
import { internationalEdition } from '../../editions/table.ts'
import type { Feature } from '../../routing/feature.ts'
import { previewPaths } from '../../urls/program-paths.ts'

export const editorFeature = {
  endpoints({ deps, visit }) {
    const { EDITOR_SECRET: secret, BRAND: brand } = deps.variables
    return [
      // A page of the inbox shows many, and only to who has signed in.
      { path: '/editor/uploads/*', rate: 'query' },
      {
        path: '/editor/',
        app: async () => {
          // The console is in English on every host.
          await deps.readMessages(internationalEdition)
          return (await import('./editor.ts')).createEditor(deps, visit)
        },
        rate: 'secret',
      },
      {
        path: previewPaths.begin,
        get: lazyFunction(async () => (await import('./preview.ts')).getPreview(secret, brand)),
        rate: 'secret',
      },
      {
        path: previewPaths.end,
        post: lazyFunction(async () => (await import('./preview.ts')).postPreviewEnd),
        rate: 'secret',
      },
    ]
  },
} as const satisfies Feature
