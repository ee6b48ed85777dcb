import * as v from 'valibot'
import { type PurgeLine, PurgeRequestSchema } from '../contracts/purge.ts'
import type { Deps } from '../deps.ts'
import { type SiteRequest, waitUntilContextOf } from '../site-context.ts'
import { beginPurge, remakePages } from './run-purge.ts'
import { bearsSecret } from './secret.ts'

/** Asks the site itself for a page, within the request that has it asked. */
export type VisitWithin = (asked: string | Request, c: SiteRequest) => Promise<Response> | Response

/**
 * POST /api/purge/ with `Authorization: Bearer <PURGE_SECRET>` and a PurgeRequest: streams PurgeLines as NDJSON. The
 * first tells the epoch; then each page that was named is asked for again in its editions, and told with the seconds
 * since the purge. All of it is kept as a receipt.
 */
export function answerPurge(deps: Deps, visit: VisitWithin) {
  return async function answerPurgeOfBody(c: SiteRequest): Promise<Response> {
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
    const begun = await beginPurge(deps, waitUntilContextOf(c), parsed.output, 'call')
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    waitUntilContextOf(c).waitUntil(writeReceipt(writable).catch(deps.log))
    return new Response(readable, { headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' } })

    async function writeReceipt(target: WritableStream<Uint8Array>): Promise<void> {
      const writer = target.getWriter()
      const line = (told: PurgeLine) => writer.write(new TextEncoder().encode(`${JSON.stringify(told)}\n`))
      await line({ epoch: begun.receipt.epoch, tags: begun.receipt.tags })
      const origins = deps.origins(new URL(c.req.url))
      for await (const page of remakePages(deps, begun, origins, (address) => visit(address, c))) await line(page)
      await writer.close()
    }
  }
}
