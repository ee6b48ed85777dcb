import * as v from 'valibot'
import { type Purge, purge } from '../content-changes/purge.ts'
import { type PurgeLine, PurgeRequestSchema } from '../contracts/purge.ts'
import type { Deps } from '../deps.ts'
import { type SiteRequest, waitUntilContextOf } from '../site-context.ts'
import { bearsSecret } from './secret.ts'

/** Asks the site itself for a page, within the request that has it asked. */
export type VisitWithin = (asked: string | Request, c: SiteRequest) => Promise<Response> | Response

/**
 * POST /api/purge/ with `Authorization: Bearer <PURGE_SECRET>` and a PurgeRequest: streams PurgeLines as NDJSON. The
 * first tells the epoch; then each page that was named is asked for again in its editions, and told with the seconds
 * since the purge. All of it is kept as a receipt.
 */
export function postPurge(deps: Deps, visit: VisitWithin) {
  return async function postPurgeOfBody(c: SiteRequest): Promise<Response> {
    c.header('cache-control', 'no-store')
    if (!(await bearsSecret(c.req.header('authorization'), deps.variables.PURGE_SECRET))) {
      return c.json({ error: { code: 'unauthorized', message: 'A bearer secret is needed.' } }, 401)
    }
    const body: unknown = await c.req.json().catch(() => undefined)
    const parsed = v.safeParse(PurgeRequestSchema, body)
    if (!parsed.success) {
      const [issue] = parsed.issues
      const message = `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`
      return c.json({ error: { code: 'invalid_request', message } }, 400)
    }
    const context = waitUntilContextOf(c)
    const origins = deps.origins(new URL(c.req.url))
    const purged = await purge({ deps, context, origins, visit: (url) => visit(url, c) }, parsed.output, 'call')
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    context.waitUntil(writeReceipt(purged, writable).catch(deps.log))
    return new Response(readable, { headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' } })
  }
}

async function writeReceipt(
  { receipt: { epoch, tags }, remakePages }: Purge,
  target: WritableStream<Uint8Array>,
): Promise<void> {
  const writer = target.getWriter()
  const writeLine = (line: PurgeLine) => writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
  await writeLine({ epoch, tags })
  await remakePages(writeLine)
  await writer.close()
}
