import type { Feature } from '../../routing/feature.ts'
import { getFind } from './endpoint.ts'
import { findPage } from './route.ts'

export const findFeature = {
  pages: { find: findPage },
  endpoints(app, { deps }) {
    app.get('/api/find/', getFind(deps))
  },
} as const satisfies Feature
