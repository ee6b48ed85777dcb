import { clientAssets } from 'virtual:client-assets'
import * as v from 'valibot'
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
import { placeOf, type SiteRequest } from '../../site-context.ts'
import { fullLoads } from '../../urls/full-loads.ts'
import { type ArchiveRenewal, AssetNameSchema, assetKey, renewArchive } from './archive.ts'

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
}
const notCached = { 'cache-control': 'no-store' }

/**
 * GET /assets/{file}: a hashed file of a build that is live no more, for pages that it wrote. Those of the live build are
 * answered without the worker.
 */
export function getArchivedAsset({ store, log }: Pick<Deps, 'store' | 'log'>) {
  return async function getArchivedAssetOfPath(c: SiteRequest): Promise<Response> {
    const name = v.safeParse(AssetNameSchema, c.req.param('file'))
    const missing = () => c.text(errorTexts.unmatchedRoute(c.req.path), 404, notCached)
    if (!name.success) return missing()
    try {
      const asset = await store(createArchive).files.get(assetKey(name.output), { onlyIf: conditionOf(c) })
      if (!asset) return missing()
      const extension = name.output.slice(name.output.lastIndexOf('.') + 1)
      const headers = {
        'content-type': contentTypes[extension] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: asset.httpEtag,
      }
      return 'body' in asset ? c.body(asset.body, 200, headers) : c.body(null, 304, headers)
    } catch (error) {
      log(error, placeOf(c))
      return c.text('Service Unavailable', 503, notCached)
    }
  }
}

function conditionOf(c: SiteRequest): Headers {
  const known = c.req.header('if-none-match')
  return new Headers(known === undefined ? {} : { 'if-none-match': known })
}

/** Hashed files of builds that were live within the last 30 days. */
export interface Archive {
  files: Pick<R2Bucket, 'get'>
  /** Marks the live build's files as used, and deletes those of builds that were live more than 30 days ago. */
  renew(): Promise<ArchiveRenewal>
}

export function createArchive({ ARCHIVE: bucket }: { ARCHIVE: R2Bucket }): Archive {
  return { files: bucket, renew: () => renewArchive(bucket, clientAssets.buildId, new Date()) }
}

const { buildId: id } = clientAssets
const headers = { 'cache-control': 'no-store' }

/** GET /builds/latest.json: the build that answers now. */
export function getLatestBuild(c: SiteRequest): Response {
  const latest: LatestBuild = { id }
  return c.json(latest, 200, headers)
}

/**
 * GET /builds/meta/{buildId}.json: which pages of that build are always loaded as documents. Not found for other
 * builds.
 */
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
