import type { Feature } from '../../routing/feature.ts'
import { getPicture } from './endpoint.ts'

export const mediaFeature = {
  endpoints(app, { deps }) {
    app.get('/media/*', getPicture(deps))
  },
} as const satisfies Feature
