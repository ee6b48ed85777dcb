import { cacheStatus } from '../../cache/cache-status.ts'
import { type Criteria, hasTooManyCriteria, maxCriteria } from '../../domain/search-criteria.ts'
import { type JsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import type { RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import { readSearch } from './read-search.ts'

/**
 * What the endpoints that ask the search have in common: a guest who looks at results waits longer for the next than for a
 * page, and what the search said long ago is nothing to go by here.
 */
export const searchEndpoint = {
  timeoutMs: 5000,
  failure: { code: 'search_failed', status: 502 },
  // Nothing here tells that results are of before: that the search fails does.
  onRead(c, found, service) {
    if (service !== 'search') return
    if (found.freshness === 'broken') throw new ServiceError('search', 0, undefined, 'Its last reply is too old')
    c.header('cache-status', cacheStatus(found, Date.now()))
  },
} satisfies Partial<JsonEndpoint<unknown, unknown, object>>

/** The criteria of the query; refused where they are more than are answered. */
export async function readCriteria({ services, query, market }: RenderContext): Promise<Criteria | Refusal> {
  const { criteria } = await readSearch(services, query, market)
  if (!hasTooManyCriteria(criteria)) return criteria
  const message = `A search can have ${maxCriteria} criteria at most, and this one has ${criteria.size}.`
  return new Refusal(400, 'too_many_criteria', message)
}
