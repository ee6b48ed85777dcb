import * as v from 'valibot'
import { type AreaWeather, AreaWeatherSchema } from '../../contracts/weather.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import type { CachePolicy } from '../../domain/cache-policy.ts'
import { addDays, agencyClock, today } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'

const hour = 60 * 60

const defaultPolicy: CachePolicy = {
  ...{ maxAge: hour / 4, staleWhileRevalidate: (7 * hour) / 4, staleIfError: 24 * hour },
  ...{ maxAgeIfNotified: 7 * 24 * hour, isOfDay: true },
}

/** Tags of every forecast. */
export const weatherTags: readonly string[] = ['weather']

const weatherQuery = {
  name: 'AreaWeather',
  document: /* GraphQL */ `
    query AreaWeather($areaId: String!) {
      areaWeather(contentfulAreaId: $areaId, limit: ${brokerLimits.weatherHours}) {
        id contentfulAreaId time lat lng airPressure airTemperature cloudAreaFraction relativeHumidity windFromDirection
        windSpeed symbolNext1Hours symbolNext6Hours symbolNext12Hours source madeAt
      }
    }
  `,
  schema: v.object({ areaWeather: v.array(AreaWeatherSchema) }),
  caching: {
    cachePolicy: defaultPolicy,
    // A forecast changes by the hour, the usual weather of the season by the day.
    policyOf: ({ areaWeather }: { areaWeather: readonly AreaWeather[] }) =>
      areaWeather.some(({ source }) => source === 'met')
        ? { ...defaultPolicy, maxAgeIfNotified: hour - ((Date.now() / 1000) % hour) }
        : defaultPolicy,
    tags: () => weatherTags,
  },
}

/**
 * The forecast of an area.
 * @param area slug of the location table
 */
export async function readWeather({ services, now }: RenderContext, area: string): Promise<AreaWeather[]> {
  const { areaWeather } = await services.broker.query(weatherQuery, { areaId: `area-${area}` })
  return hoursToCome(areaWeather, now)
}

/** Whether a stay that begins on an ISO day begins after the last day of the shown forecast. */
export function isBeyondForecast(arrival: string, now: Date): boolean {
  return arrival > addDays(today(now), shownDays)
}

const weatherKinds = [
  'clearsky',
  'fair',
  'partlycloudy',
  'cloudy',
  'fog',
  'lightrain',
  'rain',
  'heavyrain',
  'showers',
  'sleet',
  'snow',
  'thunder',
] as const
export type WeatherKind = (typeof weatherKinds)[number]

/** Maps a symbol of the Norwegian weather service, such as `heavysnowshowersandthunder_day`; the worst part counts. */
export function weatherKind(symbol: string): WeatherKind {
  for (const kind of ['thunder', 'snow', 'sleet'] as const) if (symbol.includes(kind)) return kind
  if (symbol.includes('rain')) {
    if (symbol.includes('heavy')) return 'heavyrain'
    if (symbol.includes('showers')) return 'showers'
    return symbol.includes('light') ? 'lightrain' : 'rain'
  }
  for (const kind of ['clearsky', 'fair', 'partlycloudy', 'fog'] as const) if (symbol.startsWith(kind)) return kind
  return 'cloudy'
}

const hourMs = 3_600_000
const hoursApart = 6
const shownHours = 5
const shownDays = 5
/** Milliseconds at least between the first and the last entry of a shown day; forecasts far ahead have four a day. */
const minSpan = 3 * hoursApart * hourMs
const noon = 12

interface HoursToCome {
  /** Milliseconds since 1970 from which these are the hours, and until when. */
  from: number
  until: number
  hours: AreaWeather[]
}

/** Every house of the area shows them. */
const known = new WeakMap<readonly AreaWeather[], HoursToCome>()

/** Drops the past hours of a forecast that was made or cached a while ago; the same list until one more is past. */
export function hoursToCome(hours: readonly AreaWeather[], now: Date): AreaWeather[] {
  const at = now.getTime()
  const before = known.get(hours)
  if (before && at >= before.from && at < before.until) return before.hours
  const ends = hours.map(({ time }) => Date.parse(time) + hourMs)
  const found = {
    from: at,
    until: Math.min(...ends.filter((end) => end > at)),
    hours: hours.filter((_, index) => (ends[index] ?? 0) > at),
  }
  known.set(hours, found)
  return found.hours
}

/** The first hour and every sixth hour after it. */
export function nextHours(hours: readonly AreaWeather[]): AreaWeather[] {
  const start = Date.parse(hours[0]?.time ?? '')
  return Array.from({ length: shownHours }, (_, step) =>
    hours.find(({ time }) => Date.parse(time) >= start + step * hoursApart * hourMs),
  ).filter((each) => each !== undefined)
}

export interface WeatherDay {
  /** In Europe/Copenhagen. */
  day: string
  low: number
  high: number
  /** The strongest wind. */
  wind: number
  /** Of the hours from 12:00 on. */
  symbol: string
}

/** The days after the first hour's, as far as the forecast has enough entries for them. */
export function nextDays(hours: readonly AreaWeather[]): WeatherDay[] {
  const days = [...Map.groupBy(hours, ({ time }) => today(new Date(time)))].slice(1)
  return days
    .filter(([, of]) => Date.parse(of.at(-1)?.time ?? '') - Date.parse(of[0]?.time ?? '') >= minSpan)
    .slice(0, shownDays)
    .map(([day, of]) => {
      const temperatures = of.map(({ airTemperature }) => airTemperature)
      const midday = of.reduce((best, each) => (fromNoon(each) < fromNoon(best) ? each : best))
      return {
        day,
        low: Math.min(...temperatures),
        high: Math.max(...temperatures),
        wind: Math.max(...of.map(({ windSpeed }) => windSpeed)),
        symbol: midday.symbolNext6Hours ?? midday.symbolNext12Hours ?? midday.symbolNext1Hours ?? '',
      }
    })
}

function fromNoon({ time }: AreaWeather): number {
  return Math.abs(Number(agencyClock(new Date(time)).time.slice(0, 2)) - noon)
}
