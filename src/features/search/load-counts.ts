import type { ChoiceCounts } from '../../contracts/search.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { type Criteria, criteriaText } from '../../domain/search-criteria.ts'
import type { SearchRequestInput } from '../../domain/search-request.ts'
import { today } from '../../domain/stays.ts'
import type { Services } from '../../services/services.ts'
import { CountPlan, type CountsQuery } from './count-plan.ts'
import { planBeyondSearch, planChoices, planPetsOfPrice, planPriceLimits } from './plan-choices.ts'
import { planDates, planSingleDates } from './plan-dates.ts'

type Searching = Pick<Services, 'search'>
/** In the order of what matters most. */
const plans = {
  houses: [planChoices, planPetsOfPrice],
  dates: [planDates, planBeyondSearch, planSingleDates],
  all: [planBeyondSearch, planChoices, planPriceLimits, planPetsOfPrice, planDates, planSingleDates],
} as const
export type CountedPart = keyof typeof plans

/**
 * How many houses each choice of the search forms would give beside what is chosen: those of houses (`houses`), which change
 * with what the search itself may find alone; those of days, and of what else lies outside the search (`dates`); or both, with
 * the limits of the price, which stand in a list without scripts alone (`all`). A choice that a search of few questions can't
 * count has no number. Rejects when the search fails.
 */
export function loadCounts({ search }: Searching, query: CountsQuery, of: CountedPart): Promise<ChoiceCounts> {
  return search.choiceCounts(`${of} ${questionOf(query)}`, () => {
    const plan = new CountPlan(query)
    for (const part of plans[of]) part(plan, query)
    return plan
  })
}

/** The search of these criteria, for its number alone. */
export function searchOf(criteria: Criteria, { market, now }: Omit<CountsQuery, 'criteria'>): SearchRequestInput {
  const anyPage = { searchOrder: 'best', page: 1, result: 10 } as const
  return requestOfCriteria(criteria, anyPage, market.id, today(now))
}

/** Equal for equal criteria of one day in one edition. */
export function questionOf({ criteria, market, now }: CountsQuery): string {
  return `${market.id} ${today(now)} ${criteriaText(criteria)}`
}
