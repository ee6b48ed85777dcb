import { dateChoices, flexDays } from '../../domain/flexible-dates.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import type { Market } from '../../markets/market.ts'
import { offeredDurations, offeredHolidays, offeredMonths, offeredWeeks } from '../../ui/offered-dates.ts'
import type { Choice } from './counted-choices.ts'

/**
 * Houses that are counted at every change for the days, too: of more of them every free day of a year is too much to be
 * read by who asks for something else. These are counted when a guest turns to the days.
 */
export const maxHousesOfDates = 2_000

/**
 * What a search form offers to choose of on an ISO day as far as it is days and lengths: some days more or less say
 * something only beside a day.
 */
export function countedDates(criteria: Criteria, market: Market, day: string): Choice[] {
  const value = (key: string) => criteria.get(key)?.value
  const all: Record<string, readonly string[]> = {
    [dateChoices.uge]: offeredWeeks(day).map(({ week }) => week),
    [dateChoices.maaned]: offeredMonths(day, value('maaned')),
    [dateChoices.ferie]: offeredHolidays(market, day, value('ferie')).flatMap(({ holidays }) =>
      holidays.map(({ id }) => id),
    ),
    flex: value('ankomst') ? ['', ...flexDays] : [],
    duration: offeredDurations(value('duration')),
  }
  return Object.entries(all).flatMap(([key, values]) => values.map((each) => ({ key, value: each })))
}
