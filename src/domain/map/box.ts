/** A part of the map, in degrees. */
export interface Box {
  south: number
  west: number
  north: number
  east: number
}

/** Pattern of a box, with any degrees. */
export const boxPattern = /^-?\d{1,3}(?:\.\d{1,15})?(?:,-?\d{1,3}(?:\.\d{1,15})?){3}$/

/** Degrees are written with four decimals at most: some 11 m to the north, 6 m to the east. */
const perDegree = 10_000

/** 's,w,n,e', as the criterion `kort` holds it; null for what is no box. Equal boxes are written alike. */
export function canonicalBox(text: string): string | null {
  const box = readBox(text)
  return box && printed(box)
}

export function readBox(text: string): Box | null {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,15})?$/.test(part))) return null
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(
    (part) => Math.round(Number(part) * perDegree) / perDegree,
  )
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null
}

/** Rounded to the inside: a map of the whole box shows nothing beyond the earlier one. */
export function writeBox({ south, west, north, east }: Box): string {
  return printed({
    south: Math.ceil(south * perDegree) / perDegree,
    west: Math.ceil(west * perDegree) / perDegree,
    north: Math.floor(north * perDegree) / perDegree,
    east: Math.floor(east * perDegree) / perDegree,
  })
}

/** -0 is 0. */
function printed({ south, west, north, east }: Box): string {
  return [south, west, north, east].map((degrees) => String(degrees + 0)).join(',')
}

export function boxHolds({ south, west, north, east }: Box, lat: number, lng: number): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** The smallest box around all points; null without any. */
export function boxAround(points: readonly { lat: number; lng: number }[]): Box | null {
  if (points.length === 0) return null
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return { south: Math.min(...lats), west: Math.min(...lngs), north: Math.max(...lats), east: Math.max(...lngs) }
}
