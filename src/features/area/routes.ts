import { pricesWords } from '../../editions/url-words.ts'
import type { Route } from '../../urls/route.ts'

export const areaRoutes = {
  'area-prices': { path: ({ key }) => `/${pricesWords[key]}/:area/`, visibility: 'shared' },
} as const satisfies Record<string, Route>
