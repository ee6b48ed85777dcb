import { type Urgency, UrgencyReplySchema } from '../contracts/urgency.ts'
import { writeCriteriaParameter } from '../domain/criteria-parameter.ts'
import { requestOfCriteria } from '../domain/criteria-request.ts'
import type { Criteria } from '../domain/search-criteria.ts'
import { parseSearchRequest, type SearchRequest } from '../domain/search-request.ts'
import { parseSearchView } from '../domain/search-view.ts'
import { firstBookableArrival } from '../domain/stays.ts'
import type { MarketId } from '../editions/table.ts'
import { type ReadThrough, readDirectly } from './read-through.ts'
import { watchedChanges } from './search/result-caching.ts'
import { type Call, callService, type ServiceEndpoint } from './transport.ts'

export interface UrgencyService {
  /** How many houses the search still finds; null for one without dates. */
  decide(criteria: Criteria, lan: MarketId): Promise<Urgency | null>
}

/** The urgency decider (specification, section 7). Its replies are cached as search results are, and never longer. */
export function createUrgencyService(
  endpoint: ServiceEndpoint,
  options: Pick<Call, 'signal' | 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
  readThrough: ReadThrough = readDirectly,
): UrgencyService {
  return {
    async decide(criteria, lan) {
      const query = new URLSearchParams({ criteria: writeCriteriaParameter(criteria), lan: String(lan) })
      const path = `/decide/search/criteria/?${query}`
      const { data } = await readThrough({
        service: 'urgency',
        cacheKey: path,
        schema: UrgencyReplySchema,
        cachePolicy: { ...cachePolicy, watches: watchedChanges([searchOf(criteria, lan)]) },
        isShared: false,
        isExtra: true,
        // Any sale or new stay may change the count.
        tags: () => ['search'],
        fetchReply: () => callService(endpoint, { path, ...options }),
      })
      return data.data
    },
  }
}

/** The search whose houses are counted. */
function searchOf(criteria: Criteria, lan: MarketId): SearchRequest {
  return parseSearchRequest(
    requestOfCriteria(criteria, parseSearchView(new URLSearchParams()), lan, firstBookableArrival()),
  )
}

/** No stale reply is served when the service fails: an old number of houses left would be wrong. */
const cachePolicy = {
  ...{ maxAge: 4, staleWhileRevalidate: 0, staleIfError: 0, isOfDay: true },
  ...{ maxAgeIfNotified: 60, maxAgeIfUnchanged: 24 * 60 * 60 },
}
