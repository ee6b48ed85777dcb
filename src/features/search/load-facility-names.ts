import type { Services } from '../../services/services.ts'
import { facilitiesQuery } from '../house-list/facilities-query.ts'
import { facilityTexts } from './filters/offered.ts'
import type { SearchQuery } from './load.ts'

/** What facilities are called that are asked for and that the filters don't offer, by id; none where nobody says it. */
export async function loadFacilityNames(
  { broker }: Pick<Services, 'broker'>,
  { criteria, market }: Pick<SearchQuery, 'criteria' | 'market'>,
): Promise<Record<string, string>> {
  const ids = [...criteria.keys()].filter((key) => /^\d+$/.test(key) && !facilityTexts.has(key)).map(Number)
  if (ids.length === 0) return {}
  const reply = await broker.query(facilitiesQuery, { lan: market.id }).catch(() => null)
  const named = reply?.facilities.filter(({ id }) => ids.includes(id)) ?? []
  return Object.fromEntries(named.map(({ id, name }) => [String(id), name]))
}
