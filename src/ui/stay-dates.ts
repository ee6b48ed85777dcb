import { addDays } from '../domain/stays.ts'
import { dateFormat } from '../markets/intl.ts'
import type { Market } from '../markets/market.ts'

const ofDays = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const ofDaysShort = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const ofWeekdays = { weekday: 'short', timeZone: 'UTC' } as const

/** Arrival to departure as a guest of the market reads it: "lør. 3.–lør. 10. jul. 2027". Arrival is an ISO day. */
export function stayDates(market: Market, arrival: string, duration: number): string {
  return range(market, arrival, duration, ofDays)
}

/** The same where there is little room: "3.–10. jul. 2027". */
export function stayDatesShort(market: Market, arrival: string, duration: number): string {
  return range(market, arrival, duration, ofDaysShort)
}

/** The days of the week on which a stay begins and ends: "lør.–lør.". */
export function stayWeekdays(market: Market, arrival: string, duration: number): string {
  const weekday = dateFormat(market.formatLocale, ofWeekdays)
  return `${weekday.format(utc(arrival))}–${weekday.format(utc(addDays(arrival, duration)))}`
}

function range(market: Market, arrival: string, duration: number, parts: Intl.DateTimeFormatOptions): string {
  return dateFormat(market.formatLocale, parts).formatRange(utc(arrival), utc(addDays(arrival, duration)))
}

function utc(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`)
}
