import { FindQuerySchema, type FoundPages, longestFind } from '../../contracts/find.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import { findPages } from './load.ts'

/** GET /api/find/?q=: {data: FoundPages}, what the edition has for these words. */
export function getFind(deps: Deps) {
  return jsonEndpoint<FoundPages, { q: string }>(deps, {
    query: FindQuerySchema,
    invalidMessage: `\`q\` has to be 1 to ${longestFind} characters.`,
    // Who takes back a letter sees at once what was there before.
    cacheControl: 'private, max-age=30',
    // A guest who types waits no longer for one of many replies.
    timeoutMs: 3000,
    failure: { code: 'search_failed', status: 502 },
    load: ({ context, query }) => findPages(context, query.q),
  })
}
