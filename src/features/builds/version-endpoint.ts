import { clientAssets } from 'virtual:client-assets'
import { type Version, type VersionRequest, VersionRequestSchema } from '../../contracts/version.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'

/** POST /api/version/ with a VersionRequest: the Version that answers, for pages that were opened some time ago. */
export function postVersion(deps: Deps) {
  return jsonEndpoint<Version, undefined, VersionRequest>(deps, {
    body: VersionRequestSchema,
    invalidMessage: 'A body {"token": "<build of the asking page>"} is needed.',
    cacheControl: 'no-store',
    isBare: true,
    load: () => ({ engine: { instanceId: clientAssets.buildId } }),
  })
}
