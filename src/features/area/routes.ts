import { pricesWords } from '../../editions/url-words.ts'
import { pagePolicy, type Route } from '../../urls/route.ts'

export const areaRoutes = {
  'area-prices': { path: ({ key }) => `/${pricesWords[key]}/:area/`, visibility: 'shared', cachePolicy: pagePolicy },
} as const satisfies Record<string, Route>
