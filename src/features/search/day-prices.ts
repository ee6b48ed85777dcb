import { durationsOf, requestOfCriteria } from '../../domain/criteria-request.ts'
import { dateChoices, dateDetails, daysOfMonth } from '../../domain/flexible-dates.ts'
import { partyOfCriteria } from '../../domain/party-criteria.ts'
import { withPartyTotals } from '../../domain/party-total.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { defaultDuration, isBookable, today } from '../../domain/stays.ts'
import type { Services } from '../../services/services.ts'
import type { CountsQuery } from './count-plan.ts'

const whenKeys: ReadonlySet<string> = new Set([...Object.values(dateChoices), ...dateDetails])
const view = { searchOrder: 'price-asc', page: 1, result: 1 } as const

/**
 * The cheapest stay of each day of arrival in a month (YYYY-MM), of the houses and lengths that are searched for whatever
 * days are: ISO days, and øre or cents for the party. Days without any are left out. Rejects when the search fails.
 */
export async function loadDayPrices(
  { search }: Pick<Services, 'search'>,
  { criteria, market, now }: CountsQuery,
  month: string,
): Promise<[day: string, total: number][]> {
  const dates = daysOfMonth(month).filter((day) => isBookable(day, now))
  if (dates.length === 0) return []
  const onAnyDay: Criteria = new Map([...criteria].filter(([key]) => !whenKeys.has(key)))
  const { parameters, ...request } = requestOfCriteria(onAnyDay, view, market.id, today(now))
  const { dateTs: _, ...ofHouses } = parameters ?? {}
  const lengths = durationsOf(onAnyDay)
  const [found] = await search.stayPrices([
    {
      ...request,
      parameters: { ...ofHouses, dates, durations: lengths.length > 0 ? lengths : [defaultDuration] },
      order: [{ property: 'price', direction: 'ASC' }],
      resultsPerPage: dates.length,
      config: { oneHitPer: 'arrival' },
    },
  ])
  const pets = partyOfCriteria(criteria)?.pets ?? 0
  return withPartyTotals(found?.hits ?? [], pets).map(({ date, totalPrice }) => [date, totalPrice])
}
