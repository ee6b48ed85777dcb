import * as v from 'valibot'

/** One hour of an area's weather: °C, m/s, degrees, hPa, per cent; `time` is an ISO instant. */
export const AreaWeatherSchema = v.object({
  id: v.number(),
  contentfulAreaId: v.string(),
  time: v.string(),
  lat: v.number(),
  lng: v.number(),
  airPressure: v.number(),
  airTemperature: v.number(),
  cloudAreaFraction: v.number(),
  relativeHumidity: v.number(),
  windFromDirection: v.number(),
  windSpeed: v.number(),
  symbolNext1Hours: v.nullable(v.string()),
  symbolNext6Hours: v.nullable(v.string()),
  symbolNext12Hours: v.nullable(v.string()),
  source: v.string(),
  /** When the source made the forecast of which it is; null of the usual climate. */
  madeAt: v.nullable(v.string()),
})
export type AreaWeather = v.InferOutput<typeof AreaWeatherSchema>
