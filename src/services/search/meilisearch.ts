import { Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { errorTexts } from '../../contracts/error-texts.ts'
import { pageDeadline } from '../deadline.ts'
import { logLine } from '../log-line.ts'
import { isRefusal, ServiceError } from '../service-error.ts'
import { type Call, callService, type ServiceEndpoint } from '../transport.ts'
import { askOne, askSeveral } from './asking.ts'
import { createCountLane } from './count-lane.ts'
import { cacheKeyOf } from './meilisearch-request.ts'
import type { SearchEngine } from './search.ts'

type Options = Pick<Call, 'signal' | 'deadline' | 'timeout' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>

/** Of an isolate. */
const countLane = createCountLane()

/** A Meilisearch, or the embedded search, which answers as one. */
export function createMeilisearch(endpoint: ServiceEndpoint, options: Options): SearchEngine {
  const client = clientOf(endpoint, options)

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
    search: (query) => logged(askOne(client, query)),
    searchAll: (queries) => logged(askSeveral(client, queries)),
    countAll(queries) {
      const timeout = shareForCounts(options)
      const counting = clientOf(endpoint, { ...options, timeout })
      return countLane(() => logged(askSeveral(counting, queries)), timeout)
    },
  }
}

function clientOf(endpoint: ServiceEndpoint, options: Options): Meilisearch {
  return new Meilisearch({
    host: endpoint.url,
    apiKey: endpoint.key,
    httpClient: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      return callService(endpoint, {
        operation: operationOf(url.pathname, body),
        path: (url.origin + url.pathname).slice(endpoint.url.length) + url.search,
        method: init?.method === 'GET' ? 'GET' : 'POST',
        safe: true,
        failureText: errorTexts.searchHttpFailure,
        headers: endpoint.key === '' ? {} : { authorization: `Bearer ${endpoint.key}` },
        body,
        ...options,
      })
    },
  })
}

/** Milliseconds: half of what the request has left, since what it is for has to be had with the other half. */
function shareForCounts({ deadline, timeout = pageDeadline }: Options): number {
  return deadline ? Math.max(1, (deadline.end - Date.now()) / 2) : timeout
}

const QueriesSchema = v.object({
  queries: v.array(
    v.object({
      indexUid: v.string(),
      hitsPerPage: v.nullish(v.number()),
      attributesToRetrieve: v.nullish(v.array(v.string())),
    }),
  ),
})
type SentQuery = v.InferOutput<typeof QueriesSchema>['queries'][number]

/** Whether something is told of what is found but how many there are. */
function isSearch({ hitsPerPage, attributesToRetrieve }: SentQuery): boolean {
  return hitsPerPage !== 0 && attributesToRetrieve?.length !== 0
}

/** Counting, and searching each kind of index: one of any length of stay is of the same kind. */
function operationOf(path: string, body: unknown): string {
  const several = v.safeParse(QueriesSchema, body)
  const queries = several.success ? several.output.queries : []
  const kind = queries.some(isSearch) ? 'search' : 'count'
  return `${several.success ? kind : path} ${queries[0]?.indexUid ?? ''}`.replace(/\d+/g, '')
}
