import { clientAssets } from 'virtual:client-assets'
import * as v from 'valibot'
import { type Version, VersionRequestSchema } from '../contracts/version.ts'
import type { SiteRequest } from '../site-context.ts'

const headers = { 'cache-control': 'no-store' }

/** POST /api/version/ with a VersionRequest: the Version that answers, for pages that were opened some time ago. */
export async function answerVersion(c: SiteRequest): Promise<Response> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const parsed = v.safeParse(VersionRequestSchema, body)
  if (!parsed.success) {
    const message = 'A body {"token": "<build of the asking page>"} is needed.'
    return c.json({ error: { code: 'invalid_request', message } }, 400, headers)
  }
  const version: Version = { engine: { instanceId: clientAssets.buildId } }
  return c.json(version, 200, headers)
}
