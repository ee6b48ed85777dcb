import { type Area, areas } from './areas.ts'

/** Metres: the mean radius that the search service counts with, too. */
export const earthRadius = 6_371_008.7714

/** Degrees. */
export interface Position {
  lat: number
  lng: number
}

const radians = Math.PI / 180

/** Along a great circle, in metres. */
export function metresBetween(a: Position, b: Position): number {
  const north = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2
  const east = Math.sin(((b.lng - a.lng) * radians) / 2) ** 2
  const haversine = north + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * east
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

/** The area in which or beside which a place lies. */
export function nearestArea(place: Position, among: readonly Area[] = areas): Area {
  let [nearest] = among
  for (const area of among) {
    if (!nearest || metresBetween(area, place) < metresBetween(nearest, place)) nearest = area
  }
  if (!nearest) throw new Error('The coast has areas')
  return nearest
}
