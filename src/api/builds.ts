import { clientAssets } from 'virtual:client-assets'
import { errorTexts } from '../contracts/error-texts.ts'
import type { SiteRequest } from '../site-context.ts'
import { fullLoads } from '../urls/full-loads.ts'

const { buildId: id } = clientAssets
const headers = { 'cache-control': 'no-store' }

/** GET /builds/latest.json: the build that answers now. */
export function serveLatestBuild(c: SiteRequest): Response {
  return c.json({ id }, 200, headers)
}

/** GET /builds/meta/{buildId}.json: how the browser comes to which pages of that build. Other builds' are gone. */
export function serveBuildRules(c: SiteRequest): Response {
  if (c.req.param('file') !== `${id}.json`) return c.text(errorTexts.unmatchedRoute(c.req.path), 404, headers)
  return c.json({ id, rules: fullLoads.map((path) => ({ path: `${path}**`, load: 'full' })) }, 200, headers)
}
