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

/** January to December: temperature, daily swing, wind, humidity, clouds; rounded values as a long row of years gives them. */
const normals = [
  [2.0, 1.3, 7.4, 90, 77],
  [1.8, 1.8, 7.0, 89, 72],
  [3.6, 2.8, 6.7, 85, 64],
  [7.0, 3.8, 6.2, 79, 57],
  [11.2, 4.2, 5.9, 76, 53],
  [14.2, 4.0, 5.8, 77, 55],
  [16.6, 3.8, 5.6, 78, 57],
  [16.9, 3.6, 5.8, 79, 57],
  [14.2, 3.0, 6.5, 82, 61],
  [10.3, 2.2, 7.1, 85, 67],
  [6.3, 1.5, 7.5, 88, 76],
  [3.4, 1.2, 7.5, 90, 79],
] as const

/** @param month 0 for January; counts on into the years before and after */
export function normalOfMonth(month: number): ClimateNormal {
  const normal = normals[(month + 12) % 12]
  if (!normal) throw new RangeError(`No month ${month}`)
  const [temperature, dailySwing, windSpeed, humidity, clouds] = normal
  return { temperature, dailySwing, windSpeed, humidity, clouds }
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
