import type { Currency } from '../../editions/table.ts'
import { formatMoney } from '../../markets/formats.ts'
import { dateFormat } from '../../markets/intl.ts'
import { markets } from '../../markets/market.ts'

/** Øre or cents, as the console writes them: in English, in the currency that they are of. */
export function moneyText(currency: Currency, minor: number): string {
  return formatMoney({ ...english, currency }, minor)
}

/** The console is in English, whichever edition it is opened in. */
export const english = markets.find(({ key }) => key === 'en') ?? markets[0]

const moments: Intl.DateTimeFormatOptions = {
  timeZone: 'Europe/Copenhagen',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
}

/** '21 Nov, 18:04:11', in Danish time. */
export function momentText(milliseconds: number): string {
  return dateFormat('en-GB', moments).format(milliseconds)
}

/** 0.84 → '0.8 s', 75 → '1 min 15 s', 90000 → '25 h', 604800 → '7 days'. */
export function secondsText(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  const rest = Math.floor(seconds % 60)
  if (minutes < 60) return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} days`
}
