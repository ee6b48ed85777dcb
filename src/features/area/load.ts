import type { Party } from '../../contracts/booking.ts'
import type { Area } from '../../contracts/content.ts'
import type { LinkTarget } from '../../contracts/link-target.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import type { AreaWeather } from '../../contracts/weather.ts'
import { areaOfLocation, type Area as CoastArea } from '../../domain/areas.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { withPartyTotals } from '../../domain/party-total.ts'
import type { PriceMatrix } from '../../domain/price-matrix.ts'
import { criteriaOfParty, readParty } from '../../domain/read-trip.ts'
import { today } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { Linked } from '../../services/content.ts'
import { readWeather } from '../weather/area-weather.ts'
import { loadAreaPrices, monthOf } from './prices-load.ts'
import { areaQuery, streetsOfAreaQuery } from './queries.ts'

export interface LoadedArea {
  area: Linked<Area>
  /** Of the location table. */
  place: CoastArea | null
  /** Who travels, where the URL says it. */
  party: Party | null
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

export async function loadArea(request: RenderContext, route: EntryRoute): Promise<LoadedArea> {
  const { market, services } = request
  const area = await services.content.queryLinked(areaQuery, { id: route.entry.id, locale: market.locale })
  if (!area) throw new Error(`Entry ${route.entry.id} has a route and no area`)
  const place = areaOfLocation(area.bsId) ?? null
  const month = monthOf(request)
  const party = readParty(request.query)
  const [houses, prices, weather, streets] = await Promise.all([
    readHouses(request, area.bsId, party).catch(() => null),
    place && loadAreaPrices(request, place.locationIds, month, party).catch(() => null),
    place ? readWeather(request, place.slug).catch(() => null) : [],
    services.content.query(streetsOfAreaQuery, { areaId: area.sys.id, locale: market.locale }).catch(() => []),
  ])
  return { area, place, party, houses, month, prices, weather, streets }
}

/** The best reviewed of the area of that location, of those that take the party, at the price for it. */
export async function readHouses(
  { market, services, now }: RenderContext,
  locationId: number,
  party: Party | null,
): Promise<LodgingSearchResult> {
  const view = { searchOrder: 'rating', page: 1, result: shownHouses } as const
  const requested = requestOfCriteria(criteriaOfParty(party), view, market.id, today(now))
  const locations = [...(areaOfLocation(locationId)?.locationIds ?? [locationId])]
  const results = await services.search.lodgings({ ...requested, parameters: { ...requested.parameters, locations } })
  return { ...results, hits: withPartyTotals(results.hits, party?.pets ?? 0) }
}
