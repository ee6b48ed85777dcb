import type { Feature } from '../../routing/feature.ts'
import { getArchivedAsset } from './archived-assets.ts'
import { getBuildRules, getLatestBuild, postVersion } from './builds-endpoint.ts'

export const buildsFeature = {
  endpoints: ({ deps }) => [
    // Whoever guesses at files of builds that are long gone.
    { path: '/assets/:file', get: getArchivedAsset(deps), rate: 'query' },
    // Every open page of a whole office asks it, and it changes nothing.
    { path: '/api/version/', post: postVersion(deps), rate: 'none' },
    { path: '/builds/latest.json', get: getLatestBuild },
    { path: '/builds/meta/:file', get: getBuildRules },
  ],
} as const satisfies Feature
