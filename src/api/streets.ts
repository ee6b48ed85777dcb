import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { loadStreets } from '../pages/search/load-streets.ts'
import type { SiteContext } from '../site-context.ts'
import { answerFromSearch } from './from-search.ts'

/** Seconds that browsers and nodes keep the list: streets come and go with houses. */
const maxAge = 300

/** GET /api/streets/: {data: names of the streets that can be searched for}. */
export function answerStreets(deps: Deps) {
  return async function answerStreetsOfMarket(c: Context<SiteContext>): Promise<Response> {
    const market = c.get('market')
    const response = await answerFromSearch(deps, c, async (services) => {
      const names = await loadStreets(services, market)
      return names.sort(new Intl.Collator(market.locale).compare)
    })
    response.headers.set('cache-control', response.ok ? `public, max-age=${maxAge}` : 'no-store')
    return response
  }
}
