import type { LodgingSearchResult } from '../../contracts/search.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import type { Quotes } from '../../domain/booking/signed-quotes.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { asksForDates, type Criteria } from '../../domain/search-criteria.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { today } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import type { SearchService } from '../../services/search.ts'

export interface SearchAsked {
  criteria: Criteria
  view: SearchView
  market: Market
  now: Date
  quotes: Quotes
}

/** The houses of one page of results. Rejects when the service does not answer. */
export async function loadResults(search: SearchService, asked: SearchAsked): Promise<LodgingSearchResult> {
  const { criteria, view, market, now, quotes } = asked
  const request = parseSearchRequest(requestOfCriteria(criteria, view, market.id, today(now)))
  const results = await search.lodgings(indexOf(request), toSearchBody(request))
  return asksForDates(criteria) ? { ...results, hits: await withQuotes(quotes, results.hits, now) } : results
}
