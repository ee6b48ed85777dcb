import { Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { errorTexts } from '../../contracts/error-texts.ts'
import { logLine } from '../log-line.ts'
import { isRefusal, ServiceError } from '../service-error.ts'
import { type Call, callService, type ServiceEndpoint } from '../transport.ts'
import { cacheKeyOf, indexOf, toSearchBody } from './meilisearch-request.ts'
import type { SearchEngine } from './search.ts'

/** A Meilisearch, or the embedded search, which answers as one. */
export function createMeilisearch(
  address: ServiceEndpoint,
  options: Pick<Call, 'signal' | 'deadline' | 'timeout' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
): SearchEngine {
  const client = new Meilisearch({
    host: address.url,
    apiKey: address.key,
    httpClient: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      return callService(address, {
        operation: operationOf(url.pathname, body),
        path: (url.origin + url.pathname).slice(address.url.length) + url.search,
        method: init?.method === 'GET' ? 'GET' : 'POST',
        safe: true,
        failureText: errorTexts.searchHttpFailure,
        headers: address.key === '' ? {} : { authorization: `Bearer ${address.key}` },
        body,
        ...options,
      })
    },
  })

  async function logged<Reply>(reply: Promise<Reply>): Promise<Reply> {
    try {
      return await reply
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      const failure = cause instanceof ServiceError ? cause : new ServiceError('search', 0, undefined, String(cause))
      if (!options.signal?.aborted && !isRefusal(failure))
        console.error(logLine(new Error(errorTexts.searchFailed, { cause: failure })))
      throw failure
    }
  }

  return {
    cacheKey: cacheKeyOf,
    search({ request, fields }) {
      const body = toSearchBody(request, fields)
      return logged(client.index(indexOf(request)).search(body.q, body))
    },
    searchAll: (queries) =>
      logged(
        client.multiSearch({
          queries: queries.map(({ request, fields }) => ({
            indexUid: indexOf(request),
            ...toSearchBody(request, fields),
          })),
        }),
      ),
  }
}

const QueriesSchema = v.object({
  queries: v.array(v.object({ indexUid: v.string(), hitsPerPage: v.nullish(v.number()) })),
})

/** Counting, and searching each kind of index: one of any length of stay is of the same kind. */
function operationOf(path: string, body: unknown): string {
  const several = v.safeParse(QueriesSchema, body)
  const queries = several.success ? several.output.queries : []
  const kind = queries.some(({ hitsPerPage }) => hitsPerPage !== 0) ? 'search' : 'count'
  return `${several.success ? kind : path} ${queries[0]?.indexUid ?? ''}`.replace(/\d+/g, '')
}
