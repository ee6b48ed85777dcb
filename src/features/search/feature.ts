import { endpoints } from '../../contracts/endpoints.ts'
import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'

export const searchFeature = {
  templates: { search: async () => (await import('./route.ts')).searchPage },
  endpoints: ({ deps }) => [
    {
      path: endpoints.search.path,
      get: lazyFunction(async () => (await import('./endpoint.ts')).getSearch(deps)),
      rate: 'query',
    },
    {
      path: '/api/search/cards/',
      get: lazyFunction(async () => (await import('./endpoint.ts')).getCards(deps)),
      rate: 'query',
    },
    {
      path: '/api/search/counts/',
      get: lazyFunction(async () => (await import('./endpoint.ts')).getCounts(deps)),
      rate: 'query',
      rateWeight: 3,
    },
    {
      path: '/api/search/days/',
      get: lazyFunction(async () => (await import('./endpoint.ts')).getDays(deps)),
      rate: 'query',
    },
    {
      path: endpoints.streets.path,
      get: lazyFunction(async () => (await import('./endpoint.ts')).getStreets(deps)),
      rate: 'query',
    },
    {
      path: endpoints.map.path,
      get: lazyFunction(async () => (await import('./endpoint.ts')).getMap(deps)),
      rate: 'query',
    },
  ],
} as const satisfies Feature
