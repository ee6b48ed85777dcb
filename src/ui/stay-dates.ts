import { addDays } from '../domain/stays.ts'
import type { Market } from '../markets/market.ts'

/** Arrival to departure as a guest of the market reads it: "lør. 3.–lør. 10. jul. 2027". Arrival is an ISO day. */
export function stayDates(market: Market, arrival: string, duration: number): string {
  return range(market, arrival, duration, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
}

/** The same where there is little room: "3.–10. jul. 2027". */
export function stayDatesShort(market: Market, arrival: string, duration: number): string {
  return range(market, arrival, duration, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** The days of the week on which a stay begins and ends: "lør.–lør.". */
export function stayWeekdays(market: Market, arrival: string, duration: number): string {
  const weekday = new Intl.DateTimeFormat(market.formatLocale, { weekday: 'short', timeZone: 'UTC' })
  return `${weekday.format(utc(arrival))}–${weekday.format(utc(addDays(arrival, duration)))}`
}

function range(market: Market, arrival: string, duration: number, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(market.formatLocale, { ...parts, timeZone: 'UTC' })
  return format.formatRange(utc(arrival), utc(addDays(arrival, duration)))
}

function utc(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`)
}
