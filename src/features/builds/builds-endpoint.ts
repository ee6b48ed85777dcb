import { clientAssets } from 'virtual:client-assets'
import { errorTexts } from '../../contracts/error-texts.ts'
import {
  type BuildRules,
  type LatestBuild,
  type Version,
  type VersionRequest,
  VersionRequestSchema,
} from '../../contracts/version.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import type { SiteRequest } from '../../site-context.ts'
import { fullLoads } from '../../urls/full-loads.ts'

const { buildId: id } = clientAssets
const headers = { 'cache-control': 'no-store' }

/** GET /builds/latest.json: the build that answers now. */
export function getLatestBuild(c: SiteRequest): Response {
  const latest: LatestBuild = { id }
  return c.json(latest, 200, headers)
}

/** GET /builds/meta/{buildId}.json: how the browser comes to which pages of that build. Other builds' are gone. */
export function getBuildRules(c: SiteRequest): Response {
  if (c.req.param('file') !== `${id}.json`) return c.text(errorTexts.unmatchedRoute(c.req.path), 404, headers)
  const rules: BuildRules = { id, rules: fullLoads.map((path) => ({ path: `${path}**`, load: 'full' })) }
  return c.json(rules, 200, headers)
}

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
