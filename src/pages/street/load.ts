import type { StreetPage } from '../../contracts/content.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import type { PageRequest } from '../../routing/page.ts'

export interface LoadedStreet {
  street: StreetPage
  /** Null when the search did not answer. */
  houses: LodgingSearchResult | null
}

const housesPerPage = 24

export async function loadStreet(
  { market, services, pageNumber }: PageRequest,
  route: EntryRoute,
): Promise<LoadedStreet> {
  const street = await services.content.street(route.entry.id, market.locale)
  if (!street) throw new Error(`Entry ${route.entry.id} has a route and no street`)
  const request = parseSearchRequest({
    kind: 'lodging',
    market: market.id,
    parameters: { streetId: street.brokerStreetIds },
    order: [{ property: 'price', direction: 'ASC' }],
    page: pageNumber,
    resultsPerPage: housesPerPage,
  })
  const houses = await services.search.lodgings(indexOf(request), toSearchBody(request)).catch(() => null)
  return { street, houses }
}
