import type { AreaWeather } from '../../contracts/weather.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import { climateHours } from '../weather/climate-hours.ts'
import { findWeatherArea } from '../weather/weather-source.ts'
import { type BrokerContext, limited } from './context.ts'

interface WeatherRow {
  id: number
  contentful_area_id: string
  time: string
  lat: number
  lng: number
  air_pressure: number
  air_temperature: number
  cloud_area_fraction: number
  relative_humidity: number
  wind_from_direction: number
  wind_speed: number
  symbol_1h: string | null
  symbol_6h: string | null
  symbol_12h: string | null
  source: string
  made_at: string
}

/** A forecast that its source has not confirmed for so long is no forecast any more. */
const forecastMaxAgeMs = 24 * 3_600_000

export const weatherQueries = {
  /** Fetched hours from now on; where there are none, or too old ones, the hours of the area's usual climate. */
  async areaWeather(_: unknown, args: { contentfulAreaId: string; limit: number }, { db, now }: BrokerContext) {
    const limit = limited(args.limit, brokerLimits.weatherHours)
    const thisHour = new Date(now.getTime() - (now.getTime() % 3_600_000)).toISOString()
    const { results } = await db
      .prepare(
        `SELECT w.*, f.made_at FROM weather_fetch f JOIN area_weather w ON w.contentful_area_id = f.contentful_area_id
         WHERE f.contentful_area_id = ?1 AND f.made_at IS NOT NULL AND f.confirmed_at > ?4
           AND w.source = 'met' AND w.time >= ?2 ORDER BY w.time LIMIT ?3`,
      )
      .bind(args.contentfulAreaId, thisHour, limit, now.getTime() - forecastMaxAgeMs)
      .all<WeatherRow>()
    if (results.length > 0) return results.map(toWeather)
    const area = findWeatherArea(args.contentfulAreaId)
    return area ? climateHours(area, now, limit) : []
  },
}

function toWeather(row: WeatherRow): AreaWeather {
  return {
    id: row.id,
    contentfulAreaId: row.contentful_area_id,
    time: row.time,
    lat: row.lat,
    lng: row.lng,
    airPressure: row.air_pressure,
    airTemperature: row.air_temperature,
    cloudAreaFraction: row.cloud_area_fraction,
    relativeHumidity: row.relative_humidity,
    windFromDirection: row.wind_from_direction,
    windSpeed: row.wind_speed,
    symbolNext1Hours: row.symbol_1h,
    symbolNext6Hours: row.symbol_6h,
    symbolNext12Hours: row.symbol_12h,
    source: row.source,
    madeAt: row.made_at,
  }
}
