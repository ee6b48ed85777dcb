const radians = Math.PI / 180

/** 1 January = 1, in UTC. */
export function dayOfYear(instant: Date): number {
  return Math.floor((instant.getTime() - Date.UTC(instant.getUTCFullYear(), 0, 0)) / 86_400_000)
}

/** Hours of solar time, 12 when the sun is in the south. */
export function solarHour(instant: Date, lng: number): number {
  return (instant.getUTCHours() + instant.getUTCMinutes() / 60 + lng / 15 + 24) % 24
}

/** Whether the sun is above the horizon; good to some minutes. */
export function isDaylight(instant: Date, lat: number, lng: number): boolean {
  const declination = -23.44 * Math.cos((360 / 365.25) * (dayOfYear(instant) + 10) * radians)
  const hourAngle = (solarHour(instant, lng) - 12) * 15
  const sine =
    Math.sin(lat * radians) * Math.sin(declination * radians) +
    Math.cos(lat * radians) * Math.cos(declination * radians) * Math.cos(hourAngle * radians)
  return sine > Math.sin(-0.83 * radians)
}
