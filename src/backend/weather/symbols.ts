export interface Sky {
  /** Per cent. */
  clouds: number
  /** Below 0.35 dry, up to 1 pouring. */
  wetness: number
  temperature: number
  humidity: number
  windSpeed: number
}

/** A symbol named as the Norwegian weather service names its symbols: partlycloudy_day, lightrain … */
export function symbolOf(sky: Sky, isDay: boolean): string {
  const time = isDay ? '_day' : '_night'
  if (sky.wetness >= 0.35) {
    const kind = sky.temperature < 0.5 ? 'snow' : sky.temperature < 1.8 ? 'sleet' : 'rain'
    const strength = sky.wetness > 0.85 ? 'heavy' : sky.wetness > 0.55 ? '' : 'light'
    return sky.clouds < 82 ? `${strength}${kind}showers${time}` : `${strength}${kind}`
  }
  if (sky.humidity > 96 && sky.windSpeed < 2.5) return 'fog'
  if (sky.clouds < 13) return `clearsky${time}`
  if (sky.clouds < 38) return `fair${time}`
  if (sky.clouds < 75) return `partlycloudy${time}`
  return 'cloudy'
}
