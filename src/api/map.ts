import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { mapZooms } from '../domain/map/cells.ts'
import { parseSearchView } from '../domain/search-view.ts'
import { readSearch } from '../pages/search/read-search.ts'
import { loadMap } from '../pages/search/views/map/load-map.ts'
import { type SiteContext, urlOf } from '../site-context.ts'
import { answerFromSearch } from './from-search.ts'
import { refuseCriteria } from './refuse-criteria.ts'

/**
 * GET /api/map/?<query of a search address with kort>&zoom=: {data: MapContent}, every house of that part of the map counted
 * once, whatever their number. 400 without a part of the map, or with a zoom that the map does not have.
 */
export function answerMap(deps: Deps) {
  return function answerMapOfQuery(c: Context<SiteContext>): Promise<Response> {
    const query = urlOf(c).searchParams
    const market = c.get('market')
    return answerFromSearch(deps, c, async (services) => {
      const { criteria } = await readSearch(services, query, market)
      const refusal = refuseCriteria(c, criteria)
      if (refusal) return refusal
      const zoom = zoomOf(query.get('zoom'))
      if (zoom === null || !criteria.has('kort')) {
        const fields = [...(criteria.has('kort') ? [] : ['kort']), ...(zoom === null ? ['zoom'] : [])]
        return c.json({ error: { code: 'invalid_query', message: 'Missing or wrong in the query.', fields } }, 400)
      }
      return loadMap(services, { criteria, view: parseSearchView(query), zoom, market, now: deps.now() })
    })
  }
}

function zoomOf(text: string | null): number | null {
  const zoom = Number(text)
  return /^\d{1,2}$/.test(text ?? '') && zoom >= mapZooms.least && zoom <= mapZooms.most ? zoom : null
}
