import type { Feature } from '../../routing/feature.ts'
import { getFind } from './endpoint.ts'
import { findPage } from './route.ts'

export const findFeature = {
  pages: { find: findPage },
  endpoints: ({ deps }) => [{ path: '/api/find/', get: getFind(deps), rate: 'query' }],
} as const satisfies Feature
