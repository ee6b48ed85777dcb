import type { Market } from '../../markets/market.ts'
import type { Services } from '../../services/services.ts'

/** Names of the streets that houses with free stays lie on, each once. Rejects when the search fails. */
export async function loadStreets({ search }: Pick<Services, 'search'>, market: Market): Promise<string[]> {
  return Object.keys(await search.facetCounts({ kind: 'lodging', market: market.id }, 'streetName'))
}
