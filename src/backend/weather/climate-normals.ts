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

const daysPerMonth = 365.25 / 12

/** Normals of a day of the year (1 to 366), which glide from the middle of one month to the middle of the next. */
export function normalOf(dayOfYear: number): ClimateNormal {
  const months = dayOfYear / daysPerMonth - 0.5
  const before = monthAt(Math.floor(months))
  const after = monthAt(Math.floor(months) + 1)
  const share = months - Math.floor(months)
  const between = (key: keyof ClimateNormal) => before[key] + (after[key] - before[key]) * share
  return {
    temperature: between('temperature'),
    dailySwing: between('dailySwing'),
    windSpeed: between('windSpeed'),
    humidity: between('humidity'),
    clouds: between('clouds'),
  }
}

function monthAt(index: number): ClimateNormal {
  const normal = normals[(index + 12) % 12]
  if (!normal) throw new RangeError(`No month ${index}`)
  return normal
}
