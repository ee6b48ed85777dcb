import type { LodgingHit } from '../../contracts/search.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import type { Market } from '../../markets/market.ts'
import type { SearchService } from '../../services/search.ts'

/** The houses of these ids that are still let, the newest favourite first. */
export async function loadFavorites(
  search: SearchService,
  market: Market,
  ids: readonly number[],
): Promise<LodgingHit[]> {
  if (ids.length === 0) return []
  const request = parseSearchRequest({
    kind: 'lodging',
    market: market.id,
    parameters: { lodgingId: { value: [...ids], comparator: 'IN' } },
    resultsPerPage: ids.length,
  })
  const { hits } = await search.lodgings(indexOf(request), toSearchBody(request))
  return hits.toSorted((a, b) => ids.indexOf(b.lodgingId) - ids.indexOf(a.lodgingId))
}
