import { addDays } from '../domain/stays.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatMoney } from '../markets/formats.ts'
import { dateFormat, remembered } from '../markets/intl.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

const dateStyles = {
  days: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  daysShort: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  dayRange: { day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const

/** Arrival to departure as a guest of the market reads it: "lør. 3.–lør. 10. juli 2027". Arrival is an ISO day. */
export function stayDates(market: Market, arrival: string, duration: number): string {
  return range(market.formatLocale, 'days', arrival, duration)
}

/** The same where there is little room: "3.–10. juli 2027". */
export function stayDatesShort(market: Market, arrival: string, duration: number): string {
  return range(market.formatLocale, 'daysShort', arrival, duration)
}

/** Where the year stands beside it: "3.–10. juli". */
export function stayDays(market: Market, arrival: string, duration: number): string {
  return range(market.formatLocale, 'dayRange', arrival, duration)
}

const range = remembered((locale: string, style: keyof typeof dateStyles, arrival: string, duration: number) =>
  dateFormat(locale, dateStyles[style]).formatRange(utc(arrival), utc(addDays(arrival, duration))),
)

function utc(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`)
}

interface StayWords {
  summary: Pick<Messages['booking']['summary'], 'stayInAll'>
  nights: Messages['card']['nights']
}

/** What a choice of dates comes to, in one sentence for those who hear it: "5.–12. dec. 2026, 7 nætter, i alt 2.165 kr." */
export function stayInWords(
  market: Market,
  { summary, nights }: StayWords,
  { arrival, duration, total }: { arrival: string; duration: number; total: number },
): string {
  const stay = stayDatesShort(market, arrival, duration)
  const parts = { stay, nights: formatMessage(nights, { count: duration }, market), total: formatMoney(market, total) }
  return formatMessage(summary.stayInAll, parts, market)
}
