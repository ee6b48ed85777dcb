import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { parseSearchView } from '../domain/search-view.ts'
import { loadResults, type SearchAsked } from '../pages/search/load.ts'
import { loadChoiceCounts, loadCounts, loadDateCounts } from '../pages/search/load-counts.ts'
import { readSearch } from '../pages/search/read-search.ts'
import type { Services } from '../services/services.ts'
import { type SiteContext, urlOf } from '../site-context.ts'
import { answerFromSearch } from './from-search.ts'
import { refuseCriteria } from './refuse-criteria.ts'

/** GET /api/search/?<query of a search address>: {data: LodgingSearchResult} with money in øre or cents. */
export function answerSearch(deps: Deps) {
  const answer = answerFrom(deps, loadResults)
  return function answerSearchNow(c: Context<SiteContext>): Promise<Response> {
    // Its quotes hold for a quarter of an hour.
    c.header('cache-control', 'no-store')
    return answer(c)
  }
}

/**
 * GET /api/search/counts/?<criteria of a search address>: {data: ChoiceCounts}, what each further choice would give. With
 * `of=dates` those of weeks, months, holidays and lengths alone, with `of=houses` all but them.
 */
export function answerCounts(deps: Deps) {
  const answers = {
    all: answerFrom(deps, loadCounts),
    dates: answerFrom(deps, loadDateCounts),
    houses: answerFrom(deps, loadChoiceCounts),
  }
  return function answerCountsOf(c: Context<SiteContext>): Promise<Response> {
    const of = urlOf(c).searchParams.get('of')
    return answers[of === 'dates' || of === 'houses' ? of : 'all'](c)
  }
}

function answerFrom(deps: Deps, load: (services: Services, asked: SearchAsked) => Promise<object>) {
  return function answerSearchOfQuery(c: Context<SiteContext>): Promise<Response> {
    const query = urlOf(c).searchParams
    const market = c.get('market')
    return answerFromSearch(deps, c, async (services) => {
      const { criteria } = await readSearch(services, query, market)
      const view = parseSearchView(query)
      return (
        refuseCriteria(c, criteria) ?? load(services, { criteria, view, market, now: deps.now(), quotes: deps.quotes })
      )
    })
  }
}
