import { addDays } from '../../domain/stays.ts'
import type { MarketId } from '../../editions/table.ts'
import { formatDate } from '../../markets/formats.ts'
import { dateFormat } from '../../markets/intl.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { StayQuery } from './requested-stay.ts'

export interface StayCalendarProps {
  marketId: MarketId
  path: string
  texts: Pick<
    Messages['lodging'],
    | 'calendar'
    | 'calendarFree'
    | 'calendarNoArrival'
    | 'calendarTaken'
    | 'calendarChosen'
    | 'calendarRequested'
    | 'calendarPrevious'
    | 'calendarNext'
  > &
    Pick<Messages['lodging']['box'], 'arrival' | 'departure'>
  /** Free arrivals of the chosen duration, in days from today, with what the stay costs in all, øre or cents. */
  arrivals: [days: number, total: number][]
  /** That duration. */
  nights: number
  chosen: StayQuery
  /** Departure day of the chosen stay, when one is chosen. */
  departure: string | null
  /** ISO day. */
  today: string
  /** YYYY-MM. */
  firstMonth: string
  lastMonth: string
  month: string
}

/** Months shown in a wide window; a phone shows one (calendar.css). */
export const shownMonths = 2

/** Total of the stay by its ISO day of arrival. */
export function totalsOf({ arrivals, today }: Pick<StayCalendarProps, 'arrivals' | 'today'>): Map<string, number> {
  return new Map(arrivals.map(([days, total]) => [addDays(today, days), total]))
}

/** Days that a free stay covers, up to its departure, in days from today. On any other day the house is not free for one. */
export function coveredDays({ arrivals, nights }: Pick<StayCalendarProps, 'arrivals' | 'nights'>): Set<number> {
  const covered = new Set<number>()
  for (const [start] of arrivals) for (let day = start; day <= start + nights; day += 1) covered.add(day)
  return covered
}

export type ChosenStay = { from: string; to: string } | null

export function chosenStay({ chosen, departure }: Pick<StayCalendarProps, 'chosen' | 'departure'>): ChosenStay {
  return chosen.arrival && departure ? { from: chosen.arrival, to: departure } : null
}

/** ISO day of the requested arrival, on which no free stay begins; it is marked too. */
export function requestedDay({ chosen, departure }: Pick<StayCalendarProps, 'chosen' | 'departure'>): string | null {
  return departure ? null : chosen.arrival
}

export function isWithin(stay: ChosenStay, isoDay: string): boolean {
  return stay !== null && isoDay >= stay.from && isoDay <= stay.to
}

export interface DayFacts {
  isArrival: boolean
  isToday: boolean
  stay: ChosenStay
  requested: string | null
  isoDay: string
}

/** Class of a day's cell; undefined for most days. */
export function cellClass({ isArrival, isToday, stay, requested, isoDay }: DayFacts): string | undefined {
  const names = [
    isArrival && 'arrival',
    isToday && 'rdp-today',
    isoDay === requested && 'requested',
    isWithin(stay, isoDay) && 'rdp-selected',
    isoDay === stay?.from && 'rdp-range_start',
    isoDay === stay?.to && 'rdp-range_end',
  ]
  return names.filter(Boolean).join(' ') || undefined
}

interface NamedCalendar extends Pick<DayFacts, 'stay' | 'requested'> {
  market: Market
  texts: StayCalendarProps['texts']
}

/** "lørdag den 5. december 2026, 2.165 kr., Jeres ophold: Ankomst" */
export function nameOfDay({ market, texts, stay, requested }: NamedCalendar, isoDay: string, state: string): string {
  const end = isoDay === stay?.from ? texts.arrival : isoDay === stay?.to ? texts.departure : ''
  const chosen = isWithin(stay, isoDay) ? [texts.calendarChosen, end].filter(Boolean).join(': ') : ''
  const own = isoDay === requested ? texts.calendarRequested : chosen
  return [formatDate(market, isoDay, 'long'), state, own].filter(Boolean).join(', ')
}

const shortWeekday = { weekday: 'short', timeZone: 'UTC' } as const

/** "man." */
export function weekdayName(market: Market, isoDay: string): string {
  return dateFormat(market.formatLocale, shortWeekday).format(new Date(`${isoDay}T00:00:00Z`))
}
