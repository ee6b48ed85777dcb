import { dateProblemOf } from '../../domain/criteria-request.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'

/** Says why no stay can be found on the days of the criteria; null where there may be one. `day`: the first of arrival. */
export function dateProblemText(
  market: Market,
  { passed, noWeek }: Pick<Messages['search']['notes'], 'passed' | 'noWeek'>,
  criteria: Criteria,
  day: string,
): string | null {
  const problem = dateProblemOf(criteria, day)
  if (problem !== 'noWeek') return problem && passed
  return formatMessage(noWeek, { week: criteria.get('arrivalWeekNextOccurence')?.value ?? '' }, market)
}
