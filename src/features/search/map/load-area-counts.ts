import { areaOfLocation } from '../../../domain/areas.ts'
import { requestOfCriteria } from '../../../domain/criteria-request.ts'
import { today } from '../../../domain/stays.ts'
import type { Services } from '../../../services/services.ts'
import type { MapQuery } from './load-map.ts'

const facet = 'locationId'

/** Houses of each area, by its slug: of the search without its areas and its part of the map. Rejects as searches do. */
export async function loadAreaCounts(
  { search }: Pick<Services, 'search'>,
  { criteria, market, now }: Pick<MapQuery, 'criteria' | 'market' | 'now'>,
): Promise<Record<string, number>> {
  const everywhere = new Map([...criteria].filter(([key]) => key !== 'omraader' && key !== 'kort'))
  const view = { searchOrder: 'best', page: 1, result: 10 } as const
  const request = requestOfCriteria(everywhere, view, market.id, today(now))
  const config = { ...request.config, facets: [facet] }
  const { facetDistribution = {} } = await search.placed({ ...request, config, order: [], resultsPerPage: 1 })
  const counts: Record<string, number> = {}
  for (const [location, count] of Object.entries(facetDistribution[facet] ?? {})) {
    const area = areaOfLocation(Number(location))
    if (area) counts[area.slug] = (counts[area.slug] ?? 0) + count
  }
  return counts
}
