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

export async function loadArea({ market, services }: PageRequest, route: EntryRoute): Promise<LoadedArea> {
  const area = await services.content.area(route.entry.id, market.locale)
  if (!area) throw new Error(`Entry ${route.entry.id} has a route and no area`)
  const place = areaOfLocation(area.bsId)
  const request = parseSearchRequest({
    kind: 'lodging',
    market: market.id,
    parameters: { locations: [...(place?.locationIds ?? [area.bsId])] },
    order: [{ property: 'reviewAverage', direction: 'DESC' }],
    resultsPerPage: shownHouses,
  })
  const houses = await services.search.lodgings(indexOf(request), toSearchBody(request)).catch(() => null)
  return { area, areaSlug: place?.slug ?? null, houses }
}
