import { endpoints } from '../../contracts/endpoints.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import { loadStreets } from './load-streets.ts'
import { searchEndpoint } from './search-endpoint.ts'

/** GET /api/streets/: {data: names of the streets that can be searched for}. Streets come and go with houses. */
export function getStreets(deps: Deps) {
  return jsonEndpoint(deps, {
    ...endpoints.streets,
    ...searchEndpoint,
    cacheControl: 'public, max-age=300',
    async load({ context: { services, market } }) {
      const names = await loadStreets(services, market)
      return names.sort(new Intl.Collator(market.locale).compare)
    },
  })
}
