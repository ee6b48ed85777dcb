import type { AreaWeather } from '../../contracts/weather.ts'
import type { Area } from '../../domain/areas.ts'
import { agencyTimeZone } from '../../domain/stays.ts'
import { formatNumber } from '../../markets/formats.ts'
import { dateFormat } from '../../markets/intl.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import { areaName } from '../../ui/area-name.ts'
import { AsOf } from '../../ui/as-of.tsx'
import type { IconName } from '../../ui/icon-shapes.ts'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'

export interface WeatherProps {
  request: PageRequest
  area: Area | undefined
  /** Null when they could not be had. */
  hours: AreaWeather[] | null
  /** Whether the page says already of when it is. */
  isDated: boolean
}

const shownHours = 5
const hoursApart = 6

/** The weather of the house's area: now and the next day, by the agency's clock. */
export function Weather({ request, area, hours, isDated }: WeatherProps) {
  const { market, messages, now } = request
  const texts = messages.lodging
  const at = isDated ? null : request.lastGood('broker')
  if (!area) return null
  const shown = hours?.filter((_hour, index) => index % hoursApart === 0).slice(0, shownHours)
  return (
    <section className="part" id="weather">
      <h2>{say(texts.weather, { area: areaName(market, area) }, market)}</h2>
      {at && <AsOf market={market} messages={messages} at={at} now={now} />}
      {!shown && <Notice kind="warning">{messages.errors.partMissing}</Notice>}
      {shown && shown.length > 0 && (
        <>
          <ul className="weather">
            {shown.map((hour) => (
              <li key={hour.time}>
                <span>{clock(market.formatLocale, hour.time)}</span>
                <Icon name={iconOf(hour)} />
                <strong>{`${formatNumber(market, Math.round(hour.airTemperature))} °C`}</strong>
                <span>{`${formatNumber(market, Math.round(hour.windSpeed))} m/s`}</span>
              </li>
            ))}
          </ul>
          <p className="quiet">
            {say(
              texts.weatherSource,
              { source: texts.weatherSources[shown[0]?.source === 'met' ? 'met' : 'climate'] },
              market,
            )}
          </p>
        </>
      )}
    </section>
  )
}

const hourOfDay = { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: agencyTimeZone } as const

function clock(locale: string, instant: string): string {
  return dateFormat(locale, hourOfDay).format(new Date(instant))
}

function iconOf({ symbolNext1Hours, symbolNext6Hours, windSpeed }: AreaWeather): IconName {
  const symbol = symbolNext1Hours ?? symbolNext6Hours ?? ''
  if (/rain|sleet|snow|thunder/.test(symbol)) return 'rain'
  if (/clearsky|fair/.test(symbol)) return windSpeed > 12 ? 'wind' : 'sun'
  return 'cloud'
}
