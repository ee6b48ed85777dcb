import * as v from 'valibot'
import { IdSchema, LatitudeSchema, LongitudeSchema, ReadingSchema } from './numbers.ts'

/** One hour of an area's weather: °C, m/s, degrees, hPa, per cent; `time` is an ISO instant. */
export const AreaWeatherSchema = v.object({
  id: IdSchema,
  contentfulAreaId: v.string(),
  time: v.string(),
  lat: LatitudeSchema,
  lng: LongitudeSchema,
  airPressure: ReadingSchema,
  airTemperature: ReadingSchema,
  cloudAreaFraction: ReadingSchema,
  relativeHumidity: ReadingSchema,
  windFromDirection: ReadingSchema,
  windSpeed: ReadingSchema,
  symbolNext1Hours: v.nullable(v.string()),
  symbolNext6Hours: v.nullable(v.string()),
  symbolNext12Hours: v.nullable(v.string()),
  source: v.string(),
  /** When the source made the forecast of which it is; null of the usual climate. */
  madeAt: v.nullable(v.string()),
})
export type AreaWeather = v.InferOutput<typeof AreaWeatherSchema>
