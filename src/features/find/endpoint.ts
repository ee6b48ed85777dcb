import { FindQuerySchema, type FoundPages, longestFind } from '../../contracts/find.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import { findPages } from './load.ts'

/** GET /api/find/?q=: {data: FoundPages}, the edition's results for these words. */
export function getFind(deps: Deps) {
  return jsonEndpoint<FoundPages, { q: string }>(deps, {
    query: FindQuerySchema,
    invalidMessage: `\`q\` has to be 1 to ${longestFind} characters.`,
    // Deleting a letter shows the earlier results at once.
    cacheControl: 'private, max-age=30',
    // A short timeout: while a guest types, the next request follows soon.
    timeoutMs: 3000,
    failure: { code: 'search_failed', status: 502 },
    load: ({ context, query }) => findPages(context, query.q),
  })
}
