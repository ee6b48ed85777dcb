import { isIsoDay } from '../contracts/calendar.ts'
import { freeDaysOf, schoolHoliday } from './school-holidays.ts'
import {
  addDays,
  changeDays,
  daysBetween,
  defaultDuration,
  expandArrival,
  isBookable,
  saturdayOfNextWeek,
  weekdayOf,
} from './stays.ts'

/** The kinds of dates, by their word in `naar`, with the criterion that holds each. The first is the default. */
export const dateChoices = {
  dag: 'ankomst',
  uge: 'arrivalWeekNextOccurence',
  maaned: 'maaned',
  ferie: 'ferie',
} as const
export type DateChoice = keyof typeof dateChoices
export const dateChoiceKeys = Object.keys(dateChoices) as DateChoice[]
/** Field of the search form, no criterion: which kind of dates counts. */
export const dateChoiceField = 'naar'
/**
 * Criteria that modify a kind of dates: days around an arrival, and any weekend of a month in place of a week in it.
 */
export const dateDetails = ['flex', 'weekend'] as const
/** The keys of all criteria for the dates of a search. */
export const searchDateKeys = [...Object.values(dateChoices), ...dateDetails, 'duration'] as const
export const flexDays = ['0', '1', '2', '3'] as const
/** Values of the form's field `weekend`: any week of a month (criteria then have the month alone), or any weekend. */
export const monthStays = { week: 'uge', weekend: '1' } as const

type Values = ReadonlyMap<string, { value: string }>

/** Rules of date criteria: the cleaned value, or null for an invalid one. */
export const dateRules = {
  flex: (value: string) => (/^[0-3]$/.test(value) ? value : null),
  maaned: (value: string) => (isIsoDay(`${value}-01`) ? value : null),
  ferie: (value: string) => (schoolHoliday(value) ? value : null),
  weekend: (value: string) => (Object.values<string>(monthStays).includes(value) ? value : null),
} as const

/** The kind of dates of the criteria, if they have any. */
export function dateChoiceOf(criteria: Values): DateChoice | null {
  return dateChoiceKeys.find((choice) => criteria.has(dateChoices[choice])) ?? null
}

/**
 * Whether a criterion is ignored beside the others: of several kinds of dates the chosen one counts, else the first;
 * `flex` belongs to a day, and is left out where it is the default; `weekend` belongs to a month, and implies its
 * lengths; a month alone means any week.
 */
export function isIdleDate(key: string, criteria: Values, chosen: string): boolean {
  const choice = dateChoiceKeys.find((each) => each === chosen) ?? dateChoiceOf(criteria)
  const own = dateChoiceKeys.find((each) => dateChoices[each] === key)
  if (own) return own !== choice
  const isInMonth = choice === 'maaned' && criteria.has('maaned')
  if (key === 'weekend') return !isInMonth || criteria.get(key)?.value === monthStays.week
  if (key === 'duration') return isInMonth && criteria.has('weekend')
  if (key !== 'flex') return false
  const day = criteria.get('ankomst')?.value
  return choice !== 'dag' || day === undefined || criteria.get('flex')?.value === defaultFlex(day)
}

/** The value of the field `weekend` for the criteria; empty where they have a length of their own. */
export function monthStayOf(criteria: Values): string {
  if (criteria.has('weekend')) return monthStays.weekend
  const length = criteria.has('maaned') ? criteria.get('duration')?.value : undefined
  return length === undefined || length === String(defaultDuration) ? monthStays.week : ''
}

/** Flexible days by default: the change days around a Saturday. */
export function defaultFlex(day: string): string {
  return weekdayOf(day) === changeDays.saturday ? '2' : '0'
}

/** Flexible days of the criteria. */
export function flexOf(criteria: Values): number {
  return Number(criteria.get('flex')?.value || defaultFlex(criteria.get('ankomst')?.value ?? ''))
}

/** Arrivals of stays of that many nights; none without dates. `today` is the agency's ISO day. */
export function arrivalsFor(criteria: Values, nights: number, today: string): string[] {
  const value = (key: string) => criteria.get(key)?.value ?? ''
  const choice = dateChoiceOf(criteria)
  if (choice === 'dag') return daysAround(value('ankomst'), flexOf(criteria))
  if (choice === 'uge') {
    const saturday = saturdayOfNextWeek(Number(value('arrivalWeekNextOccurence')), today)
    return saturday ? expandArrival(saturday) : []
  }
  const window = windowOf(criteria)
  const days = window ? arrivalsWithin(window, nights) : []
  if (!criteria.has('weekend')) return days
  const beginnings = weekendArrivals[nights] ?? []
  return days.filter((day) => beginnings.includes(weekdayOf(day)))
}

/** Weekdays of arrival of stays that have the nights to Saturday and to Sunday, by their nights: at most Thursday to Monday. */
const weekendArrivals: Readonly<Record<number, readonly number[]>> = {
  2: [changeDays.friday],
  3: [changeDays.thursday, changeDays.friday],
  4: [changeDays.thursday],
}
/** Nights of weekends. */
export const weekendNights = Object.keys(weekendArrivals)

/** First day of a stay and last day of departure that a month or school holidays leave; null for the other ways. */
export function windowOf(criteria: Values): [first: string, last: string] | null {
  const month = criteria.get('maaned')?.value
  if (month) return [`${month}-01`, `${nextMonth(month)}-01`]
  const holiday = schoolHoliday(criteria.get('ferie')?.value ?? '')
  return holiday ? freeDaysOf(holiday) : null
}

/** First and last arrival whose stay is within the days; of a longer stay, those whose stay includes all of them. */
export function arrivalRange(
  [first, last]: readonly [string, string],
  nights: number,
): [firstArrival: string, lastArrival: string] {
  const spare = daysBetween(first, last) - nights
  return [addDays(first, Math.min(0, spare)), addDays(first, Math.max(0, spare))]
}

function arrivalsWithin(window: readonly [string, string], nights: number): string[] {
  const [first, last] = arrivalRange(window, nights)
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
}

function daysAround(day: string, days: number): string[] {
  return Array.from({ length: 2 * days + 1 }, (_, index) => addDays(day, index - days))
}

/** @param month YYYY-MM */
export function nextMonth(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const lastDayOfUse = '20'

/** YYYY-MM of an ISO day, or of the next month where few stays are left of its own. */
export function monthOfUse(day: string): string {
  return nextMonth(day.slice(0, 7), day.slice(8) > lastDayOfUse ? 1 : 0)
}

/** Days of arrival in that month that may still be booked. @param month YYYY-MM */
export function bookableDaysOf(month: string, now: Date): string[] {
  return daysOfMonth(month).filter((day) => isBookable(day, now))
}

/** @param month YYYY-MM */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: daysBetween(first, `${nextMonth(month)}-01`) }, (_, index) => addDays(first, index))
}
