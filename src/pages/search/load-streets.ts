import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import type { Market } from '../../markets/market.ts'
import type { Services } from '../../services/services.ts'

/** Names of the streets that houses with free stays lie on, each once. Rejects when the search fails. */
export async function loadStreets({ search }: Pick<Services, 'search'>, market: Market): Promise<string[]> {
  const request = parseSearchRequest({ kind: 'lodging', market: market.id })
  return Object.keys(await search.facetCounts(indexOf(request), toSearchBody(request), 'streetName'))
}
