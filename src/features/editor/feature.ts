import type { Feature } from '../../routing/feature.ts'
import { createEditor } from './editor.ts'

export const editorFeature = {
  endpoints(app, { deps, visit }) {
    app.route('/editor/', createEditor(deps, visit))
  },
} as const satisfies Feature
