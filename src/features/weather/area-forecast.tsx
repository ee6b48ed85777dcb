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
  /** At least one; the first is the current hour. */
  hours: readonly AreaWeather[]
}

/** The current hour and the next days in Europe/Copenhagen, with the source. */
export function AreaForecast({ market, messages, hours }: AreaForecastProps) {
  const texts = messages.weather
  const whole = (value: number) => formatNumber(market, Math.round(value))
  const days = nextDays(hours)
  // The season's usual weather has no hours.
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
                <strong>{degrees(market, texts, { low, high })}</strong>
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

/** "4 to 7 °C". */
export function degrees(market: Market, texts: Messages['weather'], range: { low: number; high: number }): string {
  const [low, high] = [range.low, range.high].map((value) => formatNumber(market, Math.round(value)))
  return low === high ? `${low}\u00a0°C` : formatMessage(texts.range, { low: `${low}`, high: `${high}` }, market)
}

const shown = new WeakMap<readonly AreaWeather[], readonly unknown[]>()

/** What the forecast shows of hours, alone or with the others of their day; the same list for the same hours. */
export function shownOfHours(hours: readonly AreaWeather[]): readonly unknown[] {
  const before = shown.get(hours)
  if (before) return before
  const ofHours = hours.map(shownOfHour)
  shown.set(hours, ofHours)
  return ofHours
}

function shownOfHour(hour: AreaWeather): unknown {
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

/** The source of the forecast, as its licence requires; or a note that it is not a forecast. */
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

/** From this wind speed on, a clear day is shown as windy. */
const windy = 12

function iconOf(symbol: string, wind: number): IconName {
  const kind = weatherKind(symbol)
  if (kind === 'clearsky' || kind === 'fair') return wind > windy ? 'wind' : symbol.endsWith('_night') ? 'star' : 'sun'
  return kind === 'partlycloudy' || kind === 'cloudy' || kind === 'fog' ? 'cloud' : 'rain'
}

/** An area's weather, on its page and on the pages of its houses. */
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
