import { endpoints } from '../../contracts/endpoints.ts'
import type { Feature } from '../../routing/feature.ts'
import { getCards, getCounts, getSearch } from './endpoint.ts'
import { getMap } from './map-endpoint.ts'
import { searchPage } from './route.ts'
import { getStreets } from './streets-endpoint.ts'

export const searchFeature = {
  templates: { search: searchPage },
  endpoints: ({ deps }) => [
    { path: endpoints.search.path, get: getSearch(deps), rate: 'query' },
    { path: '/api/search/cards/', get: getCards(deps), rate: 'query' },
    { path: '/api/search/counts/', get: getCounts(deps), rate: 'query', rateWeight: 3 },
    { path: endpoints.streets.path, get: getStreets(deps), rate: 'query' },
    { path: endpoints.map.path, get: getMap(deps), rate: 'query' },
  ],
} as const satisfies Feature
