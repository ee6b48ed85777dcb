import { formatMessage } from '../markets/format-message.ts'
import { formatMoney } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { stayDatesShort } from './stay-dates.ts'

export interface StayWords {
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
