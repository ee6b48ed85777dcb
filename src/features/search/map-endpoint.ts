import { endpoints } from '../../contracts/endpoints.ts'
import type { Deps } from '../../deps.ts'
import { mapZooms } from '../../domain/map/cells.ts'
import { parseSearchView } from '../../domain/search-view.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { loadMap } from './map/load-map.ts'
import { readCriteria, searchEndpoint } from './search-endpoint.ts'

/**
 * GET /api/map/?<query of a search page with kort>&zoom=: {data: MapContent}, every house of that part of the map counted
 * once, whatever their number. 400 without a part of the map, or with a zoom that the map does not have.
 */
export function getMap(deps: Deps) {
  return jsonEndpoint(deps, {
    ...endpoints.map,
    ...searchEndpoint,
    async load({ context }) {
      const criteria = await readCriteria(context)
      if (criteria instanceof Refusal) return criteria
      const { services, query, market, now } = context
      const zoom = zoomOf(query.get('zoom'))
      if (zoom === null || !criteria.has('kort')) {
        const fields = [...(criteria.has('kort') ? [] : ['kort']), ...(zoom === null ? ['zoom'] : [])]
        return new Refusal(400, 'invalid_query', 'Missing or wrong in the query.', fields)
      }
      return loadMap(services, { criteria, view: parseSearchView(query), zoom, market, now })
    },
  })
}

function zoomOf(text: string | null): number | null {
  const zoom = Number(text)
  return /^\d{1,2}$/.test(text ?? '') && zoom >= mapZooms.least && zoom <= mapZooms.most ? zoom : null
}
