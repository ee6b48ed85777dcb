import { endpoints } from '../../contracts/endpoints.ts'
import type { Feature } from '../../routing/feature.ts'
import { getCards, getCounts, getSearch } from './endpoint.ts'
import { getMap } from './map-endpoint.ts'
import { searchPage } from './route.ts'
import { getStreets } from './streets-endpoint.ts'

export const searchFeature = {
  templates: { search: searchPage },
  endpoints(app, { deps }) {
    app.get(endpoints.search.path, getSearch(deps))
    app.get('/api/search/cards/', getCards(deps))
    app.get('/api/search/counts/', getCounts(deps))
    app.get(endpoints.streets.path, getStreets(deps))
    app.get(endpoints.map.path, getMap(deps))
  },
} as const satisfies Feature
