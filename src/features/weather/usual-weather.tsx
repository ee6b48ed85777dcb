import { usualWeather } from '../../domain/climate.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatNumber } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { degrees } from './area-forecast.tsx'

interface UsualWeatherProps {
  market: Market
  texts: Messages['weather']
  /** ISO day in the month. */
  day: string
}

/** "12 to 17 °C · June" */
export function usualInShort({ market, texts, day }: UsualWeatherProps): string {
  return `${degrees(market, texts, usualWeather(day))} · ${formatDate(market, day, 'monthName')}`
}

/** What a month is usually like, for a stay that no forecast reaches. */
export function UsualWeather({ market, texts, day }: UsualWeatherProps) {
  const usual = usualWeather(day)
  const inWords = {
    month: formatDate(market, day, 'monthName'),
    range: degrees(market, texts, usual),
    wind: formatNumber(market, Math.round(usual.wind)),
  }
  return (
    <>
      <p>{formatMessage(texts.usualIn, inWords, market)}</p>
      <p className="quiet">{texts.climate}</p>
    </>
  )
}
