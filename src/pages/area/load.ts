import type { Area } from '../../contracts/content.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import { areaOfLocation } from '../../domain/areas.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import type { PageRequest } from '../../routing/page.ts'
import type { Linked } from '../../services/content.ts'

export interface LoadedArea {
  area: Linked<Area>
  /** Criterion of the search: the area's slug in the location table. */
  areaSlug: string | null
  /** Null when the search did not answer. */
  houses: LodgingSearchResult | null
}

const shownHouses = 6

export async function loadArea(request: PageRequest, route: EntryRoute): Promise<LoadedArea> {
  const { market, services } = request
  const area = await services.content.area(route.entry.id, market.locale)
  if (!area) throw new Error(`Entry ${route.entry.id} has a route and no area`)
  const houses = await readHouses(request, area.bsId).catch(() => null)
  return { area, areaSlug: areaOfLocation(area.bsId)?.slug ?? null, houses }
}

/** The best reviewed of the area of that location. */
export function readHouses({ market, services }: PageRequest, locationId: number): Promise<LodgingSearchResult> {
  const request = parseSearchRequest({
    kind: 'lodging',
    market: market.id,
    parameters: { locations: [...(areaOfLocation(locationId)?.locationIds ?? [locationId])] },
    order: [{ property: 'reviewAverage', direction: 'DESC' }],
    resultsPerPage: shownHouses,
  })
  return services.search.lodgings(indexOf(request), toSearchBody(request))
}
