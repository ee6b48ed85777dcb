import { errorTexts } from '../../contracts/error-texts.ts'
import { pageDeadline } from '../deadline.ts'
import { createLog } from '../log-line.ts'
import { isRefusal, refusedKeyText, ServiceError } from '../service-error.ts'
import { type Call, callService, type ServiceEndpoint } from '../transport.ts'
import { askOne, askSeveral } from './asking.ts'
import { createCountLane } from './count-lane.ts'
import type { Send } from './engine-calls.ts'
import { cacheKeyOf, standInHeader } from './meilisearch-request.ts'
import { lacksIndex, type SearchEngine } from './search.ts'

type Options = Pick<
  Call,
  'headers' | 'signal' | 'deadline' | 'timeout' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'
>

const log = createLog(Date.now)
/** Of an isolate. */
const countLane = createCountLane()

/** A Meilisearch, or the embedded search, which answers as one. */
export function createMeilisearch(endpoint: ServiceEndpoint, options: Options): SearchEngine {
  const send = senderTo(endpoint, options)

  async function logged<Reply>(reply: Promise<Reply>): Promise<Reply> {
    try {
      return await reply
    } catch (error) {
      const failure = error instanceof ServiceError ? error : new ServiceError('search', 0, undefined, String(error))
      if (!options.signal?.aborted && !isRefusal(failure)) log(new Error(errorTexts.searchFailed, { cause: failure }))
      throw failure
    }
  }

  return {
    cacheKey: cacheKeyOf,
    search: (query) => logged(askOne(send, query)),
    searchAll: (queries) => logged(askSeveral(send, queries)),
    countAll(queries) {
      const timeout = shareForCounts(options)
      const counting = senderTo(endpoint, { ...options, timeout })
      return countLane(() => logged(askSeveral(counting, queries)), timeout)
    },
  }
}

/**
 * The engine, with the embedded search as fallback when it does not answer or was started empty: it then lacks indexes
 * until it is filled again, and refuses the keys that it had made. Other refusals (4xx) are passed on.
 */
export function withStandIn(engine: SearchEngine, embedded: ServiceEndpoint, options: Options): SearchEngine {
  const standIn = createMeilisearch(embedded, { ...options, headers: { [standInHeader]: 'yes' } })

  async function firstOf(call: (either: SearchEngine) => Promise<unknown>): Promise<unknown> {
    try {
      return await call(engine)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const refusedKey = refusedKeyText('search', error.status)
      if (isRefusal(error) && refusedKey === null && !lacksIndex(error)) throw error
      if (refusedKey !== null)
        log(new ServiceError('search', error.status, error.body, undefined, undefined, refusedKey))
      return call(standIn).catch(() => {
        throw error
      })
    }
  }

  return {
    cacheKey: engine.cacheKey,
    search: (query) => firstOf(({ search }) => search(query)),
    searchAll: (queries) => firstOf(({ searchAll }) => searchAll(queries)),
    countAll: (queries) => firstOf(({ countAll }) => countAll(queries)),
  }
}

function senderTo(endpoint: ServiceEndpoint, options: Options): Send {
  return ({ path, operation, body }) =>
    callService(endpoint, {
      ...options,
      path,
      operation,
      method: 'POST',
      safe: true,
      failureText: errorTexts.searchHttpFailure,
      headers: { ...options.headers, ...(endpoint.key !== '' && { authorization: `Bearer ${endpoint.key}` }) },
      body,
    })
}

/** Milliseconds: half of what the request has left, since what it is for has to be had with the other half. */
function shareForCounts({ deadline, timeout = pageDeadline }: Options): number {
  return deadline ? Math.max(1, (deadline.end - Date.now()) / 2) : timeout
}
