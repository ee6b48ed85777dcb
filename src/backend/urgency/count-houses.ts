import type { Urgency } from '../../contracts/urgency.ts'
import { arrivalsOf, requestOfCriteria } from '../../domain/criteria-request.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { parseSearchRequest } from '../../domain/search-request.ts'
import { parseSearchView } from '../../domain/search-view.ts'
import { today } from '../../domain/stays.ts'
import type { MarketId } from '../../editions/table.ts'
import { countLetHouses } from '../search/run/count-let-houses.ts'

export type HouseCount = Pick<Urgency, 'left' | 'of'>

/**
 * Of the houses that fit the criteria and are let for a stay that they ask for, how many can still be booked for one.
 * Which houses fit is the search's own answer, over taken stays too: a house with another change day, or one that is too
 * dear in that week, was never to be had and counts as neither. Null for criteria without dates.
 */
export async function countHouses(
  db: D1Database,
  criteria: Criteria,
  lan: MarketId,
  now: Date,
): Promise<HouseCount | null> {
  const day = today(now)
  if (arrivalsOf(criteria, day).length === 0) return null
  const request = parseSearchRequest(requestOfCriteria(criteria, parseSearchView(new URLSearchParams()), lan, day))
  const { houses, free } = await countLetHouses(db, request, now)
  return { left: free, of: houses }
}
