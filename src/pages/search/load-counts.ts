import type { ChoiceCounts } from '../../contracts/search.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { type Criteria, writeCriteria } from '../../domain/search-criteria.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import { today } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import type { IndexSearch } from '../../services/search.ts'
import type { Services } from '../../services/services.ts'
import { choosing, countedChoices } from './counted-choices.ts'

export interface CountsAsked {
  criteria: Criteria
  market: Market
  now: Date
}

/** How many houses each choice of the search forms would give beside what is chosen. Rejects when the search fails. */
export async function loadCounts({ search }: Pick<Services, 'search'>, asked: CountsAsked): Promise<ChoiceCounts> {
  const choices = countedChoices(asked.market.currency, today(asked.now))
  const searches = choices.map((choice) => searchOf(choosing(asked.criteria, choice), asked))
  const totals = await search.counts(`choices ${questionOf(asked)}`, searches)
  const counts: ChoiceCounts = {}
  for (const [place, { key, value }] of choices.entries()) {
    const ofKey = counts[key] ?? {}
    counts[key] = ofKey
    ofKey[value] = totals[place] ?? 0
  }
  return counts
}

/** The search of these criteria, for its number alone. */
export function searchOf(criteria: Criteria, { market, now }: Omit<CountsAsked, 'criteria'>): IndexSearch {
  const anyPage = { searchOrder: 'best', page: 1, result: 10 } as const
  const request = parseSearchRequest(requestOfCriteria(criteria, anyPage, market.id, today(now)))
  return { index: indexOf(request), body: toSearchBody(request) }
}

/** Equal for equal criteria of one day in one edition. */
export function questionOf({ criteria, market, now }: CountsAsked): string {
  return `${market.id} ${today(now)} ${writeCriteria(criteria)}`
}
