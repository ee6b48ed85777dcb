import * as v from 'valibot'
import type { AreaWeather } from '../../contracts/weather.ts'
import { areaBySlug } from '../../domain/areas.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatHour, formatNumber } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { defineFragment } from '../../routing/fragment.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { Icon } from '../../ui/icons.tsx'
import { nextDays, nextHours, readWeather, weatherKind } from './area-weather.ts'

interface AreaForecastProps {
  market: Market
  messages: Messages
  /** At least one, the first being the hour that it is. */
  hours: readonly AreaWeather[]
}

/** Now and the next days, by the agency's clock, and who says so. */
export function AreaForecast({ market, messages, hours }: AreaForecastProps) {
  const texts = messages.weather
  const whole = (value: number) => formatNumber(market, Math.round(value))
  const degrees = (low: string, high: string) =>
    low === high ? `${low}\u00a0°C` : formatMessage(texts.range, { low, high }, market)
  const days = nextDays(hours)
  // The season's usual weather says nothing of an hour.
  const isForecast = hours[0]?.source === 'met'
  return (
    <>
      {isForecast && <h3>{texts.hours}</h3>}
      {isForecast && (
        <ul className="weather">
          {nextHours(hours).map(({ time, symbolNext1Hours, symbolNext6Hours, airTemperature, windSpeed }) => (
            <li key={time}>
              <span>{formatHour(market, time)}</span>
              <Sky messages={messages} symbol={symbolNext1Hours ?? symbolNext6Hours ?? ''} wind={windSpeed} />
              <strong>{`${whole(airTemperature)}\u00a0°C`}</strong>
              <span>{`${whole(windSpeed)}\u00a0m/s`}</span>
            </li>
          ))}
        </ul>
      )}
      {days.length > 0 && (
        <>
          <h3>{isForecast ? texts.days : texts.usual}</h3>
          <ul className="weather">
            {days.map(({ day, symbol, low, high, wind }) => (
              <li key={day}>
                <span>{formatDate(market, day, 'weekday')}</span>
                <Sky messages={messages} symbol={symbol} wind={wind} />
                <strong>{degrees(whole(low), whole(high))}</strong>
                <span>{`${whole(wind)}\u00a0m/s`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Source market={market} messages={messages} first={hours[0]} />
    </>
  )
}

/** As much of an hour as the forecast shows, alone or with its day's other hours. */
export function shownOfHour(hour: AreaWeather): unknown {
  const { time, airTemperature, windSpeed, symbolNext1Hours, symbolNext6Hours, symbolNext12Hours } = hour
  return [
    time,
    airTemperature,
    windSpeed,
    symbolNext1Hours,
    symbolNext6Hours,
    symbolNext12Hours,
    hour.source,
    hour.madeAt,
  ]
}

/** Who made the forecast, as its licence asks for; or that it is none. */
function Source({ market, messages, first }: Omit<AreaForecastProps, 'hours'> & { first: AreaWeather | undefined }) {
  const texts = messages.weather
  if (first?.source !== 'met') {
    return <p className="quiet">{texts.climate}</p>
  }
  return (
    <p className="quiet">
      {formatMessage(texts.forecast, { at: formatHour(market, first.madeAt ?? first.time) }, market)}{' '}
      <a href="https://www.met.no/en">MET Norway</a> {texts.licence}{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
        CC BY 4.0
      </a>
    </p>
  )
}

function Sky({ messages, symbol, wind }: { messages: Messages; symbol: string; wind: number }) {
  return (
    <>
      <Icon name={iconOf(symbol, wind)} />
      <span>{messages.weather.kinds[weatherKind(symbol)]}</span>
    </>
  )
}

/** From here on a clear day is a windy one. */
const windy = 12

function iconOf(symbol: string, wind: number): IconName {
  const kind = weatherKind(symbol)
  if (kind === 'clearsky' || kind === 'fair') return wind > windy ? 'wind' : symbol.endsWith('_night') ? 'star' : 'sun'
  return kind === 'partlycloudy' || kind === 'cloudy' || kind === 'fog' ? 'cloud' : 'rain'
}

/** The weather of an area, on its page and on those of its houses. */
export const weatherPart = defineFragment({
  name: 'weather',
  parameters: v.strictTuple([
    v.pipe(
      v.string(),
      v.check((slug) => areaBySlug(slug) !== undefined),
    ),
  ]),
  async load(request, area) {
    const { market, messages } = request
    const hours = await readWeather(request, area)
    return hours.length > 0 && <AreaForecast market={market} messages={messages} hours={hours} />
  },
})
