import type { ChoiceCounts } from '../../contracts/search.ts'
import { dateChoiceKeys, dateChoices, flexDays } from '../../domain/flexible-dates.ts'
import { type Criteria, criterionKeys, isCriterionKey, withCriterion } from '../../domain/search-criteria.ts'
import { priceSteps } from '../../editions/table.ts'
import { remembered } from '../../markets/intl.ts'
import type { Currency, EditionKey, Market } from '../../markets/market.ts'
import { durationChoices, offeredHolidays, offeredMonths, offeredWeeks } from '../../ui/offered-dates.ts'
import { criterionFields, type FieldKey, fieldKeys, parameterOf } from './criterion-fields.ts'
import { facilityTexts } from './filters/offered.ts'

export interface Choice {
  key: string
  value: string
}

/** Not a criterion: houses up to a price step alone, or at any price, for the bars above the price. */
export const priceBarKey = 'pris'

/** The facilities' fields before the criteria, in the order of `criterionKeys`. */
const countedFields: readonly FieldKey[] = [...fieldKeys.filter((key) => !isCriterionKey(key)), ...criterionKeys]

/** All choices that a search form offers on an ISO day, without days: prices by the currency. */
export const countedChoices = remembered((currency: Currency, day: string): readonly Choice[] => {
  const all: Record<string, readonly string[]> = {
    ...Object.fromEntries(
      countedFields.map((key) => [parameterOf(key), criterionFields[key].counted?.({ day }) ?? []]),
    ),
    ...Object.fromEntries([...facilityTexts.keys()].map((id) => [id, ['1']])),
    [priceBarKey]: [...priceSteps[currency].map(String), ''],
  }
  return Object.entries(all).flatMap(([key, values]) => values.map((value) => ({ key, value })))
})

/** The criteria with this choice alone of its key: the choice's count is their number of houses. */
export function choosing(criteria: Criteria, { key, value }: Choice): Criteria {
  if (key === priceBarKey) {
    return withCriterion(new Map([...criteria].filter(([each]) => each !== 'minPris')), 'maxPris', value)
  }
  // One kind of dates replaces the others.
  return withCriterion(
    criteria,
    key,
    value,
    dateChoiceKeys.find((each) => dateChoices[each] === key),
  )
}

/** Serializes counts in the order of their choices, separated by commas, empty for none: as a page carries them. */
export function numbersOf(choices: readonly Choice[], counts: ChoiceCounts): string {
  return choices.map(({ key, value }) => counts[key]?.[value]).join()
}

/** Parses counts, by the choices that they belong to. */
export function countsOf(choices: readonly Choice[], numbers: string): ChoiceCounts {
  const counts: ChoiceCounts = {}
  const written = numbers.split(',')
  for (const [place, { key, value }] of choices.entries()) {
    const number = written[place]
    if (!number) continue
    const ofKey = counts[key] ?? {}
    counts[key] = ofKey
    ofKey[value] = Number(number)
  }
  return counts
}

/** Maximum forms whose choices are cached. */
const maxForms = 200

/** What a whole form counts. */
export function allChoices(criteria: Criteria, market: Market, day: string): readonly Choice[] {
  return [...countedChoices(market.currency, day), ...countedDates(criteria, market, day)]
}

/** The days and lengths that a search form offers on an ISO day: flexible days only beside a day. */
export function countedDates(criteria: Criteria, market: Market, day: string): readonly Choice[] {
  const value = (key: string) => criteria.get(key)?.value
  return datesOf(market.key, day, value('maaned'), value('ferie'), value('ankomst') && 'day', value('duration'))
}

/** The choices of a form, the same all day for the same request. */
const datesOf = remembered(
  (edition: EditionKey, day: string, month?: string, holiday?: string, arrival?: string, duration?: string) => {
    const all: Record<string, readonly string[]> = {
      [dateChoices.uge]: offeredWeeks(day).map(({ week }) => week),
      [dateChoices.maaned]: offeredMonths(day, month),
      [dateChoices.ferie]: offeredHolidays(edition, day, holiday).flatMap(({ holidays }) =>
        holidays.map(({ id }) => id),
      ),
      flex: arrival ? ['', ...flexDays] : [],
      duration: durationChoices(duration),
    }
    return Object.entries(all).flatMap(([key, values]) => values.map((each): Choice => ({ key, value: each })))
  },
  maxForms,
)
