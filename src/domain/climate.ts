/** What a month is usually like on the west coast of Jutland. */
export interface ClimateNormal {
  /** °C, mean of day and night. */
  temperature: number
  /** °C between the mean and the warmest hour of a clear day. */
  dailySwing: number
  /** m/s at ten metres. */
  windSpeed: number
  /** Per cent. */
  humidity: number
  /** Per cent of the sky. */
  clouds: number
}

/** January to December; rounded values as a long row of years gives them. */
const normals: readonly ClimateNormal[] = [
  { temperature: 2.0, dailySwing: 1.3, windSpeed: 7.4, humidity: 90, clouds: 77 },
  { temperature: 1.8, dailySwing: 1.8, windSpeed: 7.0, humidity: 89, clouds: 72 },
  { temperature: 3.6, dailySwing: 2.8, windSpeed: 6.7, humidity: 85, clouds: 64 },
  { temperature: 7.0, dailySwing: 3.8, windSpeed: 6.2, humidity: 79, clouds: 57 },
  { temperature: 11.2, dailySwing: 4.2, windSpeed: 5.9, humidity: 76, clouds: 53 },
  { temperature: 14.2, dailySwing: 4.0, windSpeed: 5.8, humidity: 77, clouds: 55 },
  { temperature: 16.6, dailySwing: 3.8, windSpeed: 5.6, humidity: 78, clouds: 57 },
  { temperature: 16.9, dailySwing: 3.6, windSpeed: 5.8, humidity: 79, clouds: 57 },
  { temperature: 14.2, dailySwing: 3.0, windSpeed: 6.5, humidity: 82, clouds: 61 },
  { temperature: 10.3, dailySwing: 2.2, windSpeed: 7.1, humidity: 85, clouds: 67 },
  { temperature: 6.3, dailySwing: 1.5, windSpeed: 7.5, humidity: 88, clouds: 76 },
  { temperature: 3.4, dailySwing: 1.2, windSpeed: 7.5, humidity: 90, clouds: 79 },
]

/** @param month 0 for January; counts on into the years before and after */
export function normalOfMonth(month: number): ClimateNormal {
  const normal = normals[(month + 12) % 12]
  if (!normal) throw new RangeError(`No month ${month}`)
  return normal
}

/** Share of its swing that a day of such clouds has. */
export function swingUnder(clouds: number): number {
  return 1 - clouds / 160
}

/** °C of a usual day's coldest and warmest hour, and m/s, in the month of an ISO day. */
export function usualWeather(day: string): { low: number; high: number; wind: number } {
  const { temperature, dailySwing, clouds, windSpeed } = normalOfMonth(Number(day.slice(5, 7)) - 1)
  const swing = dailySwing * swingUnder(clouds)
  return { low: temperature - swing, high: temperature + swing, wind: windSpeed }
}
