import { overviewBox, overviewSize, placeOn } from '../../domain/map/overview.ts'
import { clipRing, type Position, type Ring } from './clip.ts'
import { simplifyRing } from './simplify.ts'

/** Metres: a point of the picture on a wide window. */
const tolerance = 350
/** Degrees that are drawn beyond the picture, so that its edges look like no shore. */
const margin = 0.2

/** The still picture: land and borders alone, its sea is the page's own colour. */
export function overviewSvg(shores: readonly Ring[], borders: readonly Position[][]): string {
  const { south, west, north, east } = overviewBox
  const wide = { south: south - margin, west: west - margin, north: north + margin, east: east + margin }
  const rings = shores
    .map((shore) => simplifyRing(clipRing(shore, wide), () => tolerance))
    .filter((ring) => ring.length >= 4 && heightOf(ring) > 0.01)
  const land = rings.map((ring) => `M${ring.map(written).join(' ')}Z`).join('')
  const lines = borders
    .filter((line) => line.some(([lng, lat]) => lng > west && lng < east && lat > south && lat < north))
    .map((line) => `M${line.map(written).join(' ')}`)
    .join('')
  const { width, height } = overviewSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="${land}" fill="#f4eee2" stroke="#b9ac8c" stroke-linejoin="round"/><path d="${lines}" fill="none" stroke="#8d8674" stroke-dasharray="3 3"/></svg>\n`
}

function heightOf(ring: Ring): number {
  const lats = ring.map(([, lat]) => lat)
  return Math.max(...lats) - Math.min(...lats)
}

function written([lng, lat]: Position): string {
  const { x, y } = placeOn(lat, lng)
  return `${x} ${y}`
}
