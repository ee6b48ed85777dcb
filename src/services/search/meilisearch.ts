import { errorTexts } from '../../contracts/error-texts.ts'
import type { KnownDocuments } from '../../domain/known-documents.ts'
import { pageDeadline } from '../deadline.ts'
import { createLog } from '../log-line.ts'
import { isRefusal, refusedKeyText, ServiceError } from '../service-error.ts'
import { type Call, callService, type ServiceEndpoint } from '../transport.ts'
import type { Send } from './engine-calls.ts'
import { cacheKeyOf, standInHeader } from './meilisearch-request.ts'
import { runSearch, runSearches } from './run-searches.ts'
import { lacksAttribute, lacksIndex, type SearchEngine } from './search.ts'

const maxUnderWay = 2
/** Maximum waiting calls: so many an engine at normal speed finishes in time. */
const maxWaiting = 8
/**
 * Milliseconds between two checks whether it is a call's turn, and after which a call that has stopped checking counts
 * as abandoned.
 */
const [pollEveryMs, silentMs] = [10, 200]

interface Waiting {
  /** End of its time. Milliseconds since 1970. */
  end: number
  lookedAt: number
}

/**
 * A queue for calls in the background: at most two run at once, the others follow in their order. When too many wait,
 * the oldest are dropped: their results are no longer needed. A call's slot is free again when its time is over, also
 * when its guest has left. No call waits for a promise of another request.
 * @param now milliseconds since 1970
 */
export function createCountLane(now: () => number = Date.now) {
  /** Running calls, with the end of each one's time. */
  const underWay = new Set<{ end: number }>()
  const waiting = new Set<Waiting>()

  function isFull(): boolean {
    for (const call of underWay) if (call.end <= now()) underWay.delete(call)
    return underWay.size >= maxUnderWay
  }

  /** How many calls wait before and after it, without abandoned ones. */
  function neighboursOf(own: Waiting) {
    own.lookedAt = now()
    for (const each of waiting) if (each.end <= own.lookedAt) waiting.delete(each)
    const present = [...waiting].filter(({ lookedAt }) => own.lookedAt - lookedAt <= silentMs)
    const before = present.indexOf(own)
    return { before, behind: present.length - 1 - before }
  }

  /** Takes a slot when it is the call's turn; check and taking are in one turn of the event loop. */
  async function takePlace(own: Waiting, onGivenUp: () => void): Promise<void> {
    waiting.add(own)
    try {
      for (;;) {
        const { before, behind } = neighboursOf(own)
        if (before < 0 || behind >= maxWaiting) {
          onGivenUp()
          // Our own refusal: the engine has not failed.
          throw new ServiceError('search', 429, undefined, 'Not counted: others are counted before')
        }
        if (before === 0 && !isFull()) {
          underWay.add(own)
          return
        }
        await new Promise((resolve) => setTimeout(resolve, pollEveryMs))
      }
    } finally {
      waiting.delete(own)
    }
  }

  /** @throws ServiceError for a call that newer ones have displaced, or whose time was over before its turn */
  return async function run<Reply>(
    call: () => Promise<Reply>,
    timeoutMs: number,
    onGivenUp: () => void = () => {},
  ): Promise<Reply> {
    const own = { end: now() + timeoutMs, lookedAt: now() }
    await takePlace(own, onGivenUp)
    try {
      return await call()
    } finally {
      underWay.delete(own)
    }
  }
}

type Options = Pick<
  Call,
  'headers' | 'signal' | 'deadline' | 'timeout' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'
>

const log = createLog(Date.now)
/** Seconds after which the browser may request the counts again that were displaced. */
const secondsUntilCounted = 1
/** One for the isolate. */
const countLane = createCountLane()

/** A client of Meilisearch, or of the embedded search, which has the same API. */
export function createMeilisearch(
  endpoint: ServiceEndpoint,
  options: Options,
  knownHouses?: () => KnownDocuments,
): SearchEngine {
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
    search: (query) => logged(runSearch(send, query, knownHouses)),
    searchAll: (queries) => logged(runSearches(send, queries)),
    countAll(queries) {
      const timeout = shareForCounts(options)
      const counting = senderTo(endpoint, { ...options, timeout })
      const comeAgain = () => options.onRetryAfter?.(secondsUntilCounted)
      return countLane(() => logged(runSearches(counting, queries)), timeout, comeAgain)
    },
  }
}

/**
 * The engine, with the embedded search as fallback when it does not answer, was restarted empty, or has the indexes of an
 * earlier release: until it is filled again it lacks indexes or attributes, and refuses the keys that it had created.
 * Other refusals (4xx) are passed on.
 */
export function withStandIn(engine: SearchEngine, embedded: ServiceEndpoint, options: Options): SearchEngine {
  const standIn = createMeilisearch(embedded, { ...options, headers: { [standInHeader]: 'yes' } })

  async function firstOf(call: (either: SearchEngine) => Promise<unknown>): Promise<unknown> {
    try {
      return await call(engine)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const refusedKey = refusedKeyText('search', error.status)
      const isOutdated = lacksIndex(error) || lacksAttribute(error)
      if (isRefusal(error) && refusedKey === null && !isOutdated) throw error
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

/** A search may take several calls, each by what the one before has found. The time starts again with each answer. */
function senderTo(endpoint: ServiceEndpoint, options: Options): Send {
  return async ({ path, operation, body }) => {
    const reply = await callService(endpoint, {
      ...options,
      path,
      operation,
      method: 'POST',
      safe: true,
      failureText: errorTexts.searchHttpFailure,
      headers: { ...options.headers, ...(endpoint.key !== '' && { authorization: `Bearer ${endpoint.key}` }) },
      body,
    })
    options.deadline?.restart()
    return reply
  }
}

/** Milliseconds: half of the time that the request has left; the rest is for its results. */
function shareForCounts({ deadline, timeout = pageDeadline }: Options): number {
  return deadline ? Math.max(1, (deadline.end - Date.now()) / 2) : timeout
}
