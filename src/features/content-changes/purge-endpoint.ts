import * as v from 'valibot'
import { type PurgeLine, type PurgeRequest, PurgeRequestSchema } from '../../contracts/purge.ts'
import type { Deps } from '../../deps.ts'
import type { VisitWithin } from '../../routing/feature.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { bearsSecret } from '../../session/secret.ts'
import { type Purge, purge } from './purge.ts'
import { unknownEntries } from './settle.ts'

/**
 * POST /api/purge/ with `Authorization: Bearer <PURGE_SECRET>` and a PurgeRequest: streams PurgeLines as NDJSON. The
 * first tells the epoch; then each page that was named is requested again in its editions, and told with the seconds
 * since the purge. All of it is kept as a receipt. Entries that no edition has are refused, as the console refuses them.
 */
export function postPurge(deps: Deps, visit: VisitWithin) {
  return jsonEndpoint<Response, undefined, PurgeRequest>(deps, {
    authorize: async (c) =>
      (await bearsSecret(c.req.header('authorization'), deps.variables.PURGE_SECRET))
        ? null
        : new Refusal(401, 'unauthorized', 'A bearer secret is needed.'),
    body: PurgeRequestSchema,
    invalidMessage: (issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`,
    cacheControl: 'no-store',
    async load({ c, context: { waitUntilContext, origins }, body }) {
      const records = deps.backgroundRecords(waitUntilContext)
      const unknown = await unknownEntries(deps, records.routes, body.entries)
      if (unknown.length > 0) {
        const message = `No edition has an entry ${unknown.join(' or ')}. Nothing was purged.`
        return new Refusal(422, 'unknown_entries', message, unknown)
      }
      const purged = await purge({ deps, records, origins, visit: (url) => visit(url, c) }, body, 'call')
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      waitUntilContext.waitUntil(writeReceipt(purged, writable).catch(deps.log))
      return new Response(readable, {
        headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
      })
    },
  })
}

async function writeReceipt(
  { receipt: { epoch, tags }, remakePages }: Purge,
  target: WritableStream<Uint8Array>,
): Promise<void> {
  const writer = target.getWriter()
  const writeLine = (line: PurgeLine) => writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
  await writeLine({ epoch, tags })
  await remakePages({ onPage: writeLine })
  await writer.close()
}
