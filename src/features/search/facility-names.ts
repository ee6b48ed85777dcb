import type { Services } from '../../services/services.ts'
import { facilitiesQuery } from '../house-list/facilities-query.ts'
import { isNamedByForms } from './criterion-label.ts'
import type { SearchQuery } from './load.ts'

/** Names of requested facilities that the forms don't name, by id; none where they can't be loaded. */
export async function loadFacilityNames(
  { broker }: Pick<Services, 'broker'>,
  { criteria, market }: Pick<SearchQuery, 'criteria' | 'market'>,
): Promise<Record<string, string>> {
  const ids = [...criteria.keys()].filter((key) => /^\d+$/.test(key) && !isNamedByForms(key)).map(Number)
  if (ids.length === 0) return {}
  const reply = await broker.query(facilitiesQuery, { lan: market.id }).catch(() => null)
  const named = reply?.facilities.filter(({ id }) => ids.includes(id)) ?? []
  return Object.fromEntries(named.map(({ id, name }) => [String(id), name]))
}
