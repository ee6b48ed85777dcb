import type { Feature } from '../../routing/feature.ts'
import { getArchivedAsset } from './archived-assets.ts'
import { getBuildRules, getLatestBuild } from './builds-endpoint.ts'
import { postVersion } from './version-endpoint.ts'

export const buildsFeature = {
  endpoints(app, { deps }) {
    app.get('/assets/:file', getArchivedAsset(deps))
    app.post('/api/version/', postVersion(deps))
    app.get('/builds/latest.json', getLatestBuild)
    app.get('/builds/meta/:file', getBuildRules)
  },
} as const satisfies Feature
