import type { Context } from 'hono'
import { cacheStatus } from '../cache/cache-status.ts'
import type { Reader } from '../cached-reads.ts'
import { envelope } from '../contracts/envelope.ts'
import type { Deps } from '../deps.ts'
import { parseCriteria } from '../domain/search-criteria.ts'
import { parseSearchView } from '../domain/search-view.ts'
import { loadResults, type SearchAsked } from '../pages/search/load.ts'
import { loadCounts } from '../pages/search/load-counts.ts'
import { Deadline } from '../services/deadline.ts'
import { ServiceError } from '../services/service-error.ts'
import type { Services } from '../services/services.ts'
import { pinOf, placeOf, type SiteContext } from '../site-context.ts'

/** GET /api/search/?<query of a search address>: {data: LodgingSearchResult} with money in øre or cents. */
export function answerSearch(deps: Deps) {
  return answerFrom(deps, loadResults)
}

/** GET /api/search/counts/?<criteria of a search address>: {data: ChoiceCounts}, what each further choice would give. */
export function answerCounts(deps: Deps) {
  return answerFrom(deps, loadCounts)
}

function answerFrom(deps: Deps, load: (services: Services, asked: SearchAsked) => Promise<object>) {
  return async function answerSearchOfQuery(c: Context<SiteContext>): Promise<Response> {
    const query = new URL(c.req.url).searchParams
    const market = c.get('market')
    const reader: Reader = {
      market: market.key,
      context: pinOf(c),
      // Nothing here tells that results are of before: that the search fails does.
      seen(found, service) {
        if (service !== 'search') return
        if (found.freshness === 'broken') throw new ServiceError('search', 0, undefined, 'Its last reply is too old')
        c.header('cache-status', cacheStatus(found, Date.now()))
      },
      failed: () => {},
    }
    const calls = { deadline: new Deadline(searchTimeout), timed: c.get('timed'), trace: c.get('trace') }
    const services = deps.services(calls, reader)
    try {
      const data = await load(services, {
        criteria: parseCriteria(query),
        view: parseSearchView(query),
        market,
        now: deps.now(),
        quotes: deps.quotes,
      })
      return c.json(envelope(data))
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      deps.log(error, placeOf(c))
      return c.json({ error: { code: 'search_failed', message: error.message } }, 502)
    }
  }
}

/** A guest who looks at results waits longer for the next than for a page. */
const searchTimeout = 5000
