import type { Area } from '../../contracts/content.ts'
import type { LinkTarget } from '../../contracts/link-target.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import type { AreaWeather } from '../../contracts/weather.ts'
import { areaOfLocation, type Area as CoastArea } from '../../domain/areas.ts'
import type { PriceMatrix } from '../../domain/price-matrix.ts'
import { criteriaOfTripHere, readTrip } from '../../domain/read-trip.ts'
import type { Trip } from '../../domain/trip.ts'
import { orNull } from '../../routing/or-null.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { Linked } from '../../services/content.ts'
import { searchHouses } from '../house-list/search-houses.ts'
import { readWeather } from '../weather/area-weather.ts'
import { loadAreaPrices, monthKey, monthOf } from './prices-load.ts'
import { areaQuery, streetsOfAreaQuery } from './queries.ts'

export interface LoadedArea {
  area: Linked<Area>
  /** Of the location table. */
  place: CoastArea | null
  /** As far as the URL says it. */
  trip: Trip
  /** YYYY-MM, and its prices; null when the search did not answer. */
  month: string
  prices: PriceMatrix | null
  /** Null when the search did not answer. */
  houses: LodgingSearchResult | null
  /** The forecast; null when it could not be loaded. */
  weather: AreaWeather[] | null
  /** Empty when they could not be loaded. */
  streets: LinkTarget[]
}

const shownHouses = 6

/** The trip in an area's URL; its month is that of the prices. */
export function tripOfArea(query: URLSearchParams): Trip {
  return readTrip(new URLSearchParams([...query].filter(([key]) => key !== monthKey)))
}

export async function loadArea(request: RenderContext, route: EntryRoute): Promise<LoadedArea> {
  const { market, services } = request
  const area = await services.content.queryLinked(areaQuery, { id: route.entry.id, locale: market.locale })
  if (!area) throw new Error(`Entry ${route.entry.id} has a route and no area`)
  const place = areaOfLocation(area.bsId) ?? null
  const month = monthOf(request)
  const trip = tripOfArea(request.query)
  const [houses, prices, weather, streets] = await Promise.all([
    orNull(request, readHouses(request, area.bsId, trip)),
    place && orNull(request, loadAreaPrices(request, place.locationIds, month, trip.party)),
    place ? orNull(request, readWeather(request, place.slug)) : [],
    services.content.query(streetsOfAreaQuery, { areaId: area.sys.id, locale: market.locale }).catch(() => []),
  ])
  return { area, place, trip, houses, month, prices, weather, streets }
}

/** The best reviewed of the area of that location, of those for the trip. */
export function readHouses(request: RenderContext, locationId: number, trip: Trip): Promise<LodgingSearchResult> {
  const view = { searchOrder: 'rating', page: 1, result: shownHouses } as const
  const locations = [...(areaOfLocation(locationId)?.locationIds ?? [locationId])]
  return searchHouses(request, criteriaOfTripHere(trip), view, { locations })
}
