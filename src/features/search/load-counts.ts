import type { ChoiceCounts } from '../../contracts/search.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { type Criteria, writeCriteria } from '../../domain/search-criteria.ts'
import type { SearchRequestInput } from '../../domain/search-request.ts'
import { today } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import type { Services } from '../../services/services.ts'
import { type Choice, choosing, countedChoices, countsOf } from './counted-choices.ts'
import { countedDates } from './counted-dates.ts'

export interface CountsQuery {
  criteria: Criteria
  market: Market
  now: Date
}

type Searching = Pick<Services, 'search'>

/** How many houses each choice of the search forms would give beside what is chosen. Rejects when the search fails. */
export async function loadCounts(services: Searching, asked: CountsQuery): Promise<ChoiceCounts> {
  const [choices, dates] = await Promise.all([loadChoiceCounts(services, asked), loadDateCounts(services, asked)])
  return { ...choices, ...dates }
}

/** Those of all choices but of days. */
export function loadChoiceCounts(services: Searching, asked: CountsQuery): Promise<ChoiceCounts> {
  return countEach(services, 'choices', countedChoices(asked.market.currency, today(asked.now)), asked)
}

/** Those of weeks, months, school holidays, and of lengths and days around a day where days are chosen. */
export function loadDateCounts(services: Searching, asked: CountsQuery): Promise<ChoiceCounts> {
  return countEach(services, 'dates', countedDates(asked.criteria, asked.market, today(asked.now)), asked)
}

/** Each search once: Länder have their holidays on the same days. */
async function countEach(
  { search }: Searching,
  name: string,
  choices: readonly Choice[],
  asked: CountsQuery,
): Promise<ChoiceCounts> {
  const all = choices.map((choice) => searchOf(choosing(asked.criteria, choice), asked))
  const keys = all.map((one) => JSON.stringify(one))
  const places = new Map([...new Set(keys)].map((key, place) => [key, place]))
  const totals = await search.counts(`${name} ${questionOf(asked)}`, [
    ...new Map(all.map((one, place) => [keys[place], one])).values(),
  ])
  return countsOf(
    choices,
    keys.map((key) => totals[places.get(key) ?? 0] ?? 0),
  )
}

/** The search of these criteria, for its number alone. */
export function searchOf(criteria: Criteria, { market, now }: Omit<CountsQuery, 'criteria'>): SearchRequestInput {
  const anyPage = { searchOrder: 'best', page: 1, result: 10 } as const
  return requestOfCriteria(criteria, anyPage, market.id, today(now))
}

/** Equal for equal criteria of one day in one edition. */
export function questionOf({ criteria, market, now }: CountsQuery): string {
  return `${market.id} ${today(now)} ${writeCriteria(criteria)}`
}
