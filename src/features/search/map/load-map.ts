import type { MapContent, Pin, PlacedHouse, PlacedHouses } from '../../../contracts/map.ts'
import { requestOfCriteria } from '../../../domain/criteria-request.ts'
import { type CellLevel, cellLevels, levelOfZoom, middleOfCell } from '../../../domain/map/cells.ts'
import { partyOfCriteria, withPartyTotals } from '../../../domain/party-criteria.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { SearchRequestInput } from '../../../domain/search-request.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import { today } from '../../../domain/stays.ts'
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

/** Maximum houses with a price each; more are counted by squares of the grid. */
const maxPins = 200

/** The houses of a part of the map, or their number by square. Rejects when the search does not answer. */
export async function loadMap({ search }: Pick<Services, 'search'>, query: MapQuery): Promise<MapContent> {
  let level = levelOfZoom(query.zoom)
  for (;;) {
    const found = await search.placed(requestOf(query, level))
    const total = found.totalHits
    if (total <= found.hits.length) {
      const pets = partyOfCriteria(query.criteria)?.pets ?? 0
      return { total, pins: withPartyTotals(found.hits, pets).map(pinOf), groups: [] }
    }
    const groups = groupsOf(found, level)
    const coarser = cellLevels.find((each) => each === level - 1)
    // A service may limit the number of squares: then larger ones are requested, so that no house is left out.
    if (coarser === undefined || groups.reduce((sum, [, , count]) => sum + count, 0) === total) {
      return { total, pins: [], groups }
    }
    level = coarser
  }
}

function requestOf({ criteria, view, market, now }: MapQuery, level: CellLevel): SearchRequestInput {
  const request = requestOfCriteria(criteria, { ...view, page: 1 }, market.id, today(now))
  return { ...request, config: { ...request.config, facets: [facetOf(level)] }, resultsPerPage: maxPins }
}

function facetOf(level: CellLevel): string {
  return `cells.${level}`
}

function groupsOf({ facetDistribution = {} }: PlacedHouses, level: CellLevel): MapContent['groups'] {
  return Object.entries(facetDistribution[facetOf(level)] ?? {}).map(([cell, count]) => {
    const { lat, lng } = middleOfCell(level, Number(cell))
    return [lat, lng, count]
  })
}

function pinOf({ lodgingId, name, title, date, duration, totalPrice, _geo: { lat, lng } }: PlacedHouse): Pin {
  return { id: lodgingId, name, title, lat, lng, total: date === null ? null : totalPrice, duration }
}
