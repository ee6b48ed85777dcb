import { nextMonth } from '../domain/flexible-dates.ts'
import { germanLands, type SchoolHoliday, type SchoolLand, schoolHolidays } from '../domain/school-holidays.ts'
import {
  addDays,
  defaultDuration,
  defaultDuration as defaultNights,
  isoWeekOf,
  lastSeasonMonth,
  nightsOf,
  offeredDurations,
  weekdayOf,
} from '../domain/stays.ts'
import { shortestStay } from '../editions/agency-facts.ts'
import { byEdition, schoolCountries } from '../editions/table.ts'
import { formatMessage } from '../markets/format-message.ts'
import { remembered } from '../markets/intl.ts'
import type { EditionKey, Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { daySpan } from './date-words.ts'
import type { Choice } from './field.tsx'

type SpecialDate = 'christmas' | 'newYear'

/**
 * Days of December that are marked where weeks are chosen (specification, section 9, which does not name the days):
 * Christmas Eve to Boxing Day, and New Year's Eve, each year.
 */
const specialDates: Readonly<Record<string, SpecialDate>> = {
  '12-24': 'christmas',
  '12-25': 'christmas',
  '12-26': 'christmas',
  '12-31': 'newYear',
}

/** Marked dates among these ISO days, each once. */
export function specialDatesOf(days: readonly string[]): SpecialDate[] {
  return [...new Set(days.flatMap((day) => specialDates[day.slice(5)] ?? []))]
}

/** The weeks of a year from the coming Saturday's on: the number of each, and its Saturday. */
export const offeredWeeks = remembered((earliest: string): readonly { week: string; saturday: string }[] => {
  const first = addDays(earliest, (13 - weekdayOf(earliest)) % 7)
  return Array.from({ length: 52 }, (_, weeks) => {
    const saturday = addDays(first, 7 * weeks)
    return { week: String(isoWeekOf(saturday)), saturday }
  })
})

/** Months that houses are let in, YYYY-MM, from the first that has room for a stay, and one that a link requested. */
export function offeredMonths(earliest: string, requested?: string): string[] {
  const first = addDays(earliest, shortestStay - 1).slice(0, 7)
  return [...new Set([...seasonMonths(first), ...(requested ? [requested] : [])])].sort()
}

const seasonMonths = remembered((first: string): readonly string[] => {
  const months = [first]
  const last = lastSeasonMonth(first)
  for (let month = nextMonth(first); month <= last; month = nextMonth(month)) months.push(month)
  return months
})

const landsOf: Readonly<Record<'DK' | 'DE', readonly SchoolLand[]>> = {
  DK: ['dk'],
  DE: Object.keys(germanLands) as SchoolLand[],
}
/** Schools of the edition's own country, or of the agency's guests' countries. What a link requested is there as well. */
const ownLands = byEdition(({ key }) => schoolCountries[key].flatMap((country) => landsOf[country]))

/** School holidays by land, those that a stay can still be had in. */
export function offeredHolidays(
  edition: EditionKey,
  earliest: string,
  requested = '',
): { land: SchoolLand; holidays: SchoolHoliday[] }[] {
  const lands = new Set([
    ...ownLands[edition],
    ...schoolHolidays.flatMap(({ id, land }) => (id === requested ? land : [])),
  ])
  return [...lands].map((land) => ({
    land,
    holidays: schoolHolidays
      .filter((each) => each.land === land)
      .filter(
        ({ id, first, last }) =>
          id === requested || (last > earliest && first.slice(0, 7) <= lastSeasonMonth(earliest)),
      ),
  }))
}

/** The lengths that can be chosen, and a requested one. */
export function durationChoices(requested = String(defaultDuration)): string[] {
  return [...new Set([...offeredDurations.map(String), requested])].sort(
    (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
  )
}

type WeekTexts = Pick<Messages['search']['form']['when'], 'weekNumber' | 'special'>

/** The weeks that can be requested, each with its Saturday. */
export function weekChoices(market: Market, texts: WeekTexts, earliest: string): readonly Choice[] {
  if (written?.earliest !== earliest) written = { earliest, choices: new Map() }
  const choices = written.choices.get(market) ?? writeWeekChoices(market, texts, earliest)
  written.choices.set(market, choices)
  return choices
}

/** Cached for a day. */
let written: { earliest: string; choices: Map<Market, readonly Choice[]> } | undefined

function writeWeekChoices(market: Market, texts: WeekTexts, earliest: string): readonly Choice[] {
  return offeredWeeks(earliest).map(({ week, saturday }) => {
    const special = specialDatesOf(nightsOf(saturday, defaultNights)).map((each) => texts.special[each])
    const day = daySpan(market, saturday, saturday)
    const words = [formatMessage(texts.weekNumber, { week }, market), day, ...special]
    return { value: week, label: words.join(' · ') }
  })
}
