import type { MapContent, MapGroup, Pin, PlacedHouse, PlacedHouses } from '../../../contracts/map.ts'
import { areaOfLocation } from '../../../domain/areas.ts'
import { requestOfCriteria } from '../../../domain/criteria-request.ts'
import { type CellLevel, cellLevels, cellOf, levelOfZoom, middleOfCell } from '../../../domain/map/cells.ts'
import { partyOfCriteria, withPartyTotals } from '../../../domain/party-criteria.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { LodgingRequest } from '../../../domain/search-request.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import { firstBookableArrival } from '../../../domain/stays.ts'
import type { Market } from '../../../markets/market.ts'
import type { Services } from '../../../services/services.ts'

export interface MapQuery {
  /** `kort` is the requested part of the map. */
  criteria: Criteria
  view: SearchView
  zoom: number
  market: Market
  now: Date
}

/** Maximum houses with a price each; of more, those that share a square of the grid are one group. */
const maxPins = 200
/** Maximum houses that are listed to find the cheapest of each square; of more, squares are counted by the search. */
const maxListed = 1000

/** The houses of a part of the map, or their groups by square. Rejects when the search does not answer. */
export async function loadMap({ search }: Pick<Services, 'search'>, query: MapQuery): Promise<MapContent> {
  const request = requestOf(query)
  const found = await search.placed(request)
  const total = found.totalHits
  const level = levelOfZoom(query.zoom)
  if (total > found.hits.length) return loadCounted(search, request, level, query)
  const pins = pinsOf(found, query)
  return { total, ...(total <= maxPins ? { pins, groups: [] } : grouped(pins, level)) }
}

/** Squares with the cheapest of their houses, as far as it is among those listed: never a dearer one. */
async function loadCounted(
  search: Services['search'],
  { config, ...request }: LodgingRequest,
  finest: CellLevel,
  query: MapQuery,
): Promise<MapContent> {
  let level = finest
  for (;;) {
    const found = await search.placed({
      ...request,
      order: [{ property: 'price', direction: 'ASC' }],
      config: { ...config, facets: [facetOf(level)] },
    })
    const total = found.totalHits
    const cheapest = cheapestBySquare(pinsOf(found, query), level)
    const groups = Object.entries(found.facetDistribution?.[facetOf(level)] ?? {}).map(([cell, count]): MapGroup => {
      const { lat, lng } = middleOfCell(level, Number(cell))
      return [lat, lng, count, cheapest.get(Number(cell)) ?? null, null]
    })
    const coarser = cellLevels.find((each) => each === level - 1)
    // A service may limit the number of squares: then larger ones are requested, so that no house is left out.
    if (coarser === undefined || groups.reduce((sum, [, , count]) => sum + count, 0) === total) {
      return { total, pins: [], groups }
    }
    level = coarser
  }
}

function requestOf({ criteria, view, market, now }: MapQuery) {
  return {
    ...requestOfCriteria(criteria, { ...view, page: 1 }, market.id, firstBookableArrival(now)),
    resultsPerPage: maxListed,
  }
}

function squareOf({ lat, lng }: Pin, level: CellLevel): number {
  return cellOf(level, lat, lng)
}

function cheapestBySquare(pins: readonly Pin[], level: CellLevel): ReadonlyMap<number, number | null> {
  const squares = Map.groupBy(pins, (pin) => squareOf(pin, level))
  return new Map([...squares].map(([square, those]) => [square, cheapestTotal(those)]))
}

/** A house that is alone in its square stays a house; a group stands in the middle of its houses. */
function grouped(pins: readonly Pin[], level: CellLevel): Pick<MapContent, 'pins' | 'groups'> {
  const squares = [...Map.groupBy(pins, (pin) => squareOf(pin, level)).values()]
  return {
    pins: squares.flatMap((those) => (those.length === 1 ? those : [])),
    groups: squares
      .filter(({ length }) => length > 1)
      .map((those) => [mean(those, 'lat'), mean(those, 'lng'), those.length, cheapestTotal(those), commonArea(those)]),
  }
}

/** Null where no stay is free. */
function cheapestTotal(pins: readonly Pin[]): number | null {
  const totals = pins.flatMap(({ total }) => total ?? [])
  return totals.length > 0 ? Math.min(...totals) : null
}

/** Null where they are of several. */
function commonArea([first, ...others]: readonly Pin[]): string | null {
  return first && others.every(({ area }) => area === first.area) ? first.area : null
}

function mean(pins: readonly Pin[], key: 'lat' | 'lng'): number {
  const perDegree = 10_000
  return Math.round((perDegree * pins.reduce((sum, pin) => sum + pin[key], 0)) / pins.length) / perDegree
}

function facetOf(level: CellLevel): string {
  return `cells.${level}`
}

function pinsOf({ hits }: PlacedHouses, { criteria }: MapQuery): Pin[] {
  return withPartyTotals(hits, partyOfCriteria(criteria)?.pets ?? 0).map(pinOf)
}

function pinOf({ lodgingId, name, title, date, duration, totalPrice, locationId, _geo }: PlacedHouse): Pin {
  const area = areaOfLocation(locationId)?.slug ?? null
  const total = date === null ? null : totalPrice
  return { id: lodgingId, name, title, lat: _geo.lat, lng: _geo.lng, area, total, duration }
}
