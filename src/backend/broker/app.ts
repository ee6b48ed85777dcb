import { Hono } from 'hono'
import { holdHeader } from '../../contracts/booking.ts'
import type { Meta } from '../../contracts/lodging.ts'
import type { Redirect } from '../../contracts/route.ts'
import type { AreaWeather } from '../../contracts/weather.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import type { Env } from '../env.ts'
import { graphqlHandler } from '../middleware/graphql-server.ts'
import { climateHours } from '../weather/climate-hours.ts'
import { findWeatherArea } from '../weather/weather-source.ts'
import { type BrokerContext, createBrokerContext, editionOf, limited } from './context.ts'
import { facilityQueries, streetQueries } from './houses/facilities.ts'
import { lodgingFields, lodgingNameFields } from './houses/lodging.ts'
import { lodgingQueries } from './houses/lodgings.ts'
import { portalReviewQueries, reviewQueries } from './reviews.ts'
import { brokerSchema } from './schema.ts'
import { consumptionQueries, useOfItem } from './stays/consumption.ts'
import { itemQueries } from './stays/items.ts'
import { flowQueries, optionQueries } from './stays/options.ts'

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

const weatherQueries = {
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

/** The broker's small texts: settings by key, texts by name, redirects. */
const textQueries = {
  async metas(_: unknown, args: { keys: string[]; limit: number }, { db }: BrokerContext): Promise<Meta[]> {
    const { results } = await db
      .prepare(
        `SELECT broker_meta.key, broker_meta.value FROM json_each(?1) AS requested
         JOIN broker_meta ON broker_meta.key = requested.value GROUP BY broker_meta.key ORDER BY MIN(requested.key) LIMIT ?2`,
      )
      .bind(JSON.stringify(args.keys), limited(args.limit, brokerLimits.metas))
      .all<Meta>()
    return results
  },

  text(_: unknown, args: { name: string; lan: number }, { db }: BrokerContext) {
    return db
      .prepare('SELECT name, html FROM broker_text WHERE name = ?1 AND lan = ?2')
      .bind(args.name, editionOf(args.lan).id)
      .first<{ name: string; html: string }>()
  },

  async redirects(
    _: unknown,
    args: { specifier?: string | null; lan: number; limit: number; skip: number },
    { db }: BrokerContext,
  ): Promise<Redirect[]> {
    const { results } = await db
      .prepare(
        `SELECT from_path, to_path, is_permanent FROM redirect
         WHERE lan = ?1 AND (?2 IS NULL OR from_path = ?2) ORDER BY id LIMIT ?3 OFFSET ?4`,
      )
      .bind(
        editionOf(args.lan).id,
        args.specifier ?? null,
        limited(args.limit, brokerLimits.redirects),
        Math.max(args.skip, 0),
      )
      .all<{ from_path: string; to_path: string; is_permanent: number }>()
    return results.map((row) => ({ from: row.from_path, to: row.to_path, isPermanent: row.is_permanent === 1 }))
  },
}

/** The rental broker: GraphQL at /graphql. */
export const brokerApp = new Hono<{ Bindings: Env }>().on(
  ['GET', 'POST'],
  '/graphql',
  graphqlHandler<BrokerContext>({
    schema: () => ({ typeDefs: brokerSchema, resolvers }),
    limits: { maxDepth: 12, maxFields: 600 },
    context: ({ DB }, request) => createBrokerContext(DB, request.headers.get(holdHeader)),
  }),
)

const resolvers = {
  Query: {
    ...lodgingQueries,
    ...facilityQueries,
    ...streetQueries,
    ...textQueries,
    ...reviewQueries,
    ...flowQueries,
    ...optionQueries,
    ...itemQueries,
    ...consumptionQueries,
    ...weatherQueries,
    ...portalReviewQueries,
  },
  Lodging: lodgingFields,
  BookingOptionItemPrice: { use: useOfItem },
  LodgingName: lodgingNameFields,
}
