import { dateChoices, flexDays } from '../../domain/flexible-dates.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { remembered } from '../../markets/intl.ts'
import type { EditionKey, Market } from '../../markets/market.ts'
import { offeredDurations, offeredHolidays, offeredMonths, offeredWeeks } from '../../ui/offered-dates.ts'
import type { Choice } from './counted-choices.ts'

/**
 * Houses that are counted at every change for the days, too: of more of them every free day of a year is too much to be
 * read by who asks for something else. These are counted when a guest turns to the days.
 */
export const maxHousesOfDates = 2_000

/** Forms whose choices are remembered. */
const maxForms = 200

/**
 * What a search form offers to choose of on an ISO day as far as it is days and lengths: some days more or less say
 * something only beside a day.
 */
export function countedDates(criteria: Criteria, market: Market, day: string): readonly Choice[] {
  const value = (key: string) => criteria.get(key)?.value
  return datesOf(market.key, day, value('maaned'), value('ferie'), value('ankomst') && 'day', value('duration'))
}

/** A form offers the same all day, but for what was requested. */
const datesOf = remembered(
  (edition: EditionKey, day: string, month?: string, holiday?: string, arrival?: string, duration?: string) => {
    const all: Record<string, readonly string[]> = {
      [dateChoices.uge]: offeredWeeks(day).map(({ week }) => week),
      [dateChoices.maaned]: offeredMonths(day, month),
      [dateChoices.ferie]: offeredHolidays(edition, day, holiday).flatMap(({ holidays }) =>
        holidays.map(({ id }) => id),
      ),
      flex: arrival ? ['', ...flexDays] : [],
      duration: offeredDurations(duration),
    }
    return Object.entries(all).flatMap(([key, values]) => values.map((each): Choice => ({ key, value: each })))
  },
  maxForms,
)
