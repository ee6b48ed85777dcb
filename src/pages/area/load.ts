import type { Area } from '../../contracts/content.ts'
import type { LinkTarget } from '../../contracts/link-target.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import type { AreaWeather } from '../../contracts/weather.ts'
import { areaOfLocation, type Area as CoastArea } from '../../domain/areas.ts'
import type { PriceMatrix } from '../../domain/price-matrix.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import { readWeather } from '../../routing/area-weather.ts'
import type { PageRequest } from '../../routing/page.ts'
import type { Linked } from '../../services/content.ts'
import { loadAreaPrices, monthOf } from './prices-load.ts'

export interface LoadedArea {
  area: Linked<Area>
  /** Of the location table. */
  place: CoastArea | null
  /** YYYY-MM, and its prices; null when the search did not answer. */
  month: string
  prices: PriceMatrix | null
  /** Null when the search did not answer. */
  houses: LodgingSearchResult | null
  /** What is to come; null when it could not be had. */
  weather: AreaWeather[] | null
  /** None when they could not be had. */
  streets: LinkTarget[]
}

const shownHouses = 6

export async function loadArea(request: PageRequest, route: EntryRoute): Promise<LoadedArea> {
  const { market, services } = request
  const area = await services.content.area(route.entry.id, market.locale)
  if (!area) throw new Error(`Entry ${route.entry.id} has a route and no area`)
  const place = areaOfLocation(area.bsId) ?? null
  const month = monthOf(request)
  const [houses, prices, weather, streets] = await Promise.all([
    readHouses(request, area.bsId).catch(() => null),
    place && loadAreaPrices(request, place.locationIds, month).catch(() => null),
    place ? readWeather(request, place.slug).catch(() => null) : [],
    services.content.streetsOf(area.sys.id, market.locale).catch(() => []),
  ])
  return { area, place, houses, month, prices, weather, streets }
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
