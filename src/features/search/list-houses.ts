import type { LodgingSearchResult } from '../../contracts/search.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { ordersFromEnd, type SearchView } from '../../domain/search-view.ts'
import { today } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import type { Services } from '../../services/services.ts'

export interface HousesAsked {
  criteria: Criteria
  view: Pick<SearchView, 'searchOrder' | 'page' | 'result'>
  market: Market
  now: Date
}

/** A page of the houses that meet the criteria, as the search service knows them. Rejects when it does not answer. */
export async function listHouses(
  { lodgings }: Pick<Services['search'], 'lodgings'>,
  { criteria, view, market, now }: HousesAsked,
): Promise<LodgingSearchResult> {
  const request = requestOfCriteria(criteria, view, market.id, today(now))
  if (!ordersFromEnd.has(view.searchOrder)) return lodgings(request)
  const first = await lodgings({ ...request, page: 1 })
  const size = view.result
  const end = first.totalHits - (view.page - 1) * size
  const start = Math.max(0, end - size)
  const firstPage = Math.floor(start / size)
  const pages: number[] = []
  for (let page = firstPage; page * size < end; page += 1) pages.push(page + 1)
  const read = await Promise.all(pages.map((page) => (page === 1 ? first : lodgings({ ...request, page }))))
  const hits = read
    .flatMap((result) => result.hits)
    .slice(start - firstPage * size, Math.max(0, end - firstPage * size))
  return { ...first, page: view.page, hits: hits.toReversed() }
}
