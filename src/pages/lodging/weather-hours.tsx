import type { AreaWeather } from '../../contracts/weather.ts'
import { formatHour, formatNumber } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { Icon } from '../../ui/icons.tsx'

const shownHours = 5
const hoursApart = 6

/** Now and the next day, by the agency's clock. */
export function WeatherHours({ request, hours }: { request: PageRequest; hours: readonly AreaWeather[] }) {
  const { market, messages } = request
  const texts = messages.lodging
  const shown = hours.filter((_hour, index) => index % hoursApart === 0).slice(0, shownHours)
  return (
    <>
      <ul className="weather">
        {shown.map((hour) => (
          <li key={hour.time}>
            <span>{formatHour(market, hour.time)}</span>
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
  )
}

function iconOf({ symbolNext1Hours, symbolNext6Hours, windSpeed }: AreaWeather): IconName {
  const symbol = symbolNext1Hours ?? symbolNext6Hours ?? ''
  if (/rain|sleet|snow|thunder/.test(symbol)) return 'rain'
  if (/clearsky|fair/.test(symbol)) return windSpeed > 12 ? 'wind' : 'sun'
  return 'cloud'
}
