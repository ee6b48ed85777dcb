import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { type Criteria, criteriaText } from '../../domain/search-criteria.ts'
import type { SearchRequestInput } from '../../domain/search-request.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'

export interface CountsQuery {
  criteria: Criteria
  market: Market
  now: Date
}

/** A search of these criteria for its total alone. */
export function searchOf(criteria: Criteria, { market, now }: Omit<CountsQuery, 'criteria'>): SearchRequestInput {
  const anyPage = { searchOrder: 'best', page: 1, result: 10 } as const
  return requestOfCriteria(criteria, anyPage, market.id, firstBookableArrival(now))
}

/** Equal for equal criteria of one day in one edition. */
export function countsKeyOf({ criteria, market, now }: CountsQuery): string {
  return `${market.id} ${firstBookableArrival(now)} ${criteriaText(criteria)}`
}
