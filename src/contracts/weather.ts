import * as v from 'valibot'
import { IdSchema, LatitudeSchema, LongitudeSchema, MeasureSchema } from './numbers.ts'

/** One hour of an area's weather: °C, m/s, degrees, hPa, per cent; `time` is an ISO instant. */
export const AreaWeatherSchema = v.object({
  id: IdSchema,
  contentfulAreaId: v.string(),
  time: v.string(),
  lat: LatitudeSchema,
  lng: LongitudeSchema,
  airPressure: MeasureSchema,
  airTemperature: MeasureSchema,
  cloudAreaFraction: MeasureSchema,
  relativeHumidity: MeasureSchema,
  windFromDirection: MeasureSchema,
  windSpeed: MeasureSchema,
  symbolNext1Hours: v.nullable(v.string()),
  symbolNext6Hours: v.nullable(v.string()),
  symbolNext12Hours: v.nullable(v.string()),
  source: v.string(),
  /** When the source made the forecast of which it is; null of the usual climate. */
  madeAt: v.nullable(v.string()),
})
export type AreaWeather = v.InferOutput<typeof AreaWeatherSchema>
