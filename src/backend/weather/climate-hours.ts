import type { AreaWeather } from '../../contracts/weather.ts'
import { type ClimateNormal, normalOfMonth, swingUnder } from '../../domain/climate.ts'
import type { WeatherArea } from './weather-source.ts'

const hour = 3_600_000
/** Hour by hour for two days, then every six hours: as forecasts come. */
const hourlySteps = 48

/**
 * What the coming hours usually are like at the area: monthly normals, with fronts passing through as smooth waves of
 * time and place. The same area and hour always give the same weather, and neighbouring areas nearly the same.
 */
export function climateHours(area: WeatherArea, now: Date, count: number): AreaWeather[] {
  const first = now.getTime() - (now.getTime() % hour)
  return Array.from({ length: count }, (_, step) => {
    const isHourly = step < hourlySteps
    const ahead = isHourly ? step : hourlySteps + (step - hourlySteps) * 6
    return weatherAt(area, new Date(first + ahead * hour), isHourly)
  })
}

function weatherAt(area: WeatherArea, time: Date, isHourly: boolean): AreaWeather {
  const state = stateAt(area, time)
  return {
    id: Math.floor(time.getTime() / hour),
    contentfulAreaId: area.id,
    time: time.toISOString(),
    lat: area.lat,
    lng: area.lng,
    airPressure: tenths(state.pressure),
    airTemperature: tenths(state.temperature),
    cloudAreaFraction: tenths(state.clouds),
    relativeHumidity: tenths(state.humidity),
    windFromDirection: tenths(state.windFromDirection),
    windSpeed: tenths(state.windSpeed),
    symbolNext1Hours: isHourly ? symbolOver(area, time, 1) : null,
    symbolNext6Hours: symbolOver(area, time, 6),
    symbolNext12Hours: symbolOver(area, time, 12),
    source: 'climate',
    madeAt: null,
  }
}

interface State extends Sky {
  pressure: number
  windFromDirection: number
}

function stateAt(area: WeatherArea, time: Date): State {
  const normal = normalOf(dayOfYear(time))
  const wave = (seed: number) => waveAt(time.getTime() / hour, seed, area)
  const high = wave(1)
  const clouds = clamp(normal.clouds - 30 * high + 42 * wave(2), 0, 100)
  // Warmest some three hours after noon, and less swing below clouds.
  const daily = Math.cos(((solarHour(time, area.lng) - 15) / 24) * 2 * Math.PI) * swingUnder(clouds)
  const temperature = normal.temperature + normal.dailySwing * daily + 2.6 * wave(3)
  const humidity = clamp(normal.humidity - 9 * daily + 7 * wave(4) - 4 * high, 45, 100)
  const rainy = clouds > 62 ? clamp(0.14 + 0.6 * wave(5) - 0.3 * high + (clouds - 80) / 120, 0, 1) : 0
  return {
    clouds,
    temperature,
    humidity,
    wetness: rainy,
    windSpeed: Math.max(0.6, normal.windSpeed * (1 + 0.45 * wave(6) - 0.28 * high) + 0.6 * daily),
    pressure: 1013 + 15 * high,
    windFromDirection: (255 + 75 * wave(7) + 360) % 360,
  }
}

/** The wettest hour decides the period's symbol, its middle whether that is for day or night. */
function symbolOver(area: WeatherArea, from: Date, hours: number): string {
  const times = Array.from({ length: hours }, (_, index) => new Date(from.getTime() + index * hour))
  const states = times.map((time) => stateAt(area, time))
  const wettest = states.reduce((worst, state) => (state.wetness > worst.wetness ? state : worst))
  const clouds = states.reduce((sum, state) => sum + state.clouds, 0) / hours
  const middle = new Date(from.getTime() + ((hours - 1) / 2) * hour)
  return symbolOf({ ...wettest, clouds }, isDaylight(middle, area.lat, area.lng))
}

/** Between -1 and 1: three waves of periods that hardly ever meet, travelling from west to east. */
function waveAt(hours: number, seed: number, area: WeatherArea): number {
  const place = area.lng * 0.35 - area.lat * 0.22
  const part = (period: number, shift: number) =>
    Math.sin(((hours / period) * 2 + shift * seed) * Math.PI - place * (1 + 20 / period))
  return 0.5 * part(103 + seed * 7, 0.37) + 0.32 * part(53 + seed * 3, 0.71) + 0.18 * part(23 + seed, 1.13)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

interface Sky {
  /** Per cent. */
  clouds: number
  /** Below 0.35 dry, up to 1 pouring. */
  wetness: number
  temperature: number
  humidity: number
  windSpeed: number
}

/** A symbol named as the Norwegian weather service names its symbols: partlycloudy_day, lightrain … */
function symbolOf(sky: Sky, isDay: boolean): string {
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

const radians = Math.PI / 180

/** 1 January = 1, in UTC. */
function dayOfYear(instant: Date): number {
  return Math.floor((instant.getTime() - Date.UTC(instant.getUTCFullYear(), 0, 0)) / 86_400_000)
}

/** Hours of solar time, 12 when the sun is in the south. */
function solarHour(instant: Date, lng: number): number {
  return (instant.getUTCHours() + instant.getUTCMinutes() / 60 + lng / 15 + 24) % 24
}

/** Whether the sun is above the horizon; good to some minutes. */
function isDaylight(instant: Date, lat: number, lng: number): boolean {
  const declination = -23.44 * Math.cos((360 / 365.25) * (dayOfYear(instant) + 10) * radians)
  const hourAngle = (solarHour(instant, lng) - 12) * 15
  const sine =
    Math.sin(lat * radians) * Math.sin(declination * radians) +
    Math.cos(lat * radians) * Math.cos(declination * radians) * Math.cos(hourAngle * radians)
  return sine > Math.sin(-0.83 * radians)
}

const daysPerMonth = 365.25 / 12

/** Normals of a day of the year (1 to 366), which glide from the middle of one month to the middle of the next. */
function normalOf(dayOfYear: number): ClimateNormal {
  const months = dayOfYear / daysPerMonth - 0.5
  const before = normalOfMonth(Math.floor(months))
  const after = normalOfMonth(Math.floor(months) + 1)
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
