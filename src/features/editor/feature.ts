import type { Feature } from '../../routing/feature.ts'
import { previewPaths } from '../../urls/preview.ts'
import { renderConsole } from './document.tsx'
import { createEditor } from './editor.ts'
import { noPreviewPage } from './pages/preview.tsx'
import { beginPreview, endPreview } from './preview.ts'

export const editorFeature = {
  endpoints({ deps, visit }) {
    const { EDITOR_SECRET: secret, BRAND: brand } = deps.variables
    return [
      // A page of the inbox shows many, and only to who has signed in.
      { path: '/editor/uploads/*', rate: 'query' },
      { path: '/editor/', app: createEditor(deps, visit), rate: 'secret' },
      {
        path: previewPaths.begin,
        async get(c) {
          const to = await beginPreview(c, secret)
          return to === null ? c.html(renderConsole({ ...noPreviewPage(), brand }), 403) : c.redirect(to, 303)
        },
        rate: 'secret',
      },
      { path: previewPaths.end, post: async (c) => c.redirect(await endPreview(c), 303) },
    ]
  },
} as const satisfies Feature
