import { addDays } from '../domain/stays.ts'
import type { Market } from '../markets/market.ts'

/** Arrival to departure as a guest of the market reads it: "lør. 3.–lør. 10. jul. 2027". Arrival is an ISO day. */
export function stayDates(market: Market, arrival: string, duration: number): string {
  const format = new Intl.DateTimeFormat(market.formatLocale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.formatRange(utc(arrival), utc(addDays(arrival, duration)))
}

function utc(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`)
}
