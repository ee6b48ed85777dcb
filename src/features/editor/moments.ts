import { dateFormat } from '../../markets/intl.ts'

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
