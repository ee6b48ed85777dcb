import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { areas } from '../domain/areas.ts'
import { type WrittenCoast, writeLine } from '../domain/map/coast.ts'
import { clipRing, type Position, type Ring } from './coast/clip.ts'
import { overviewSvg } from './coast/overview-svg.ts'
import { crossings, simplifyRing, type ToleranceAt } from './coast/simplify.ts'
import { bordersWithin, fetchSource, shoresWithin } from './coast/sources.ts'

/** From the mouth of the Rhine's northern neighbours to the south of Norway: all that the map can show. */
const box = { south: 53.1, west: 2.6, north: 59.4, east: 15.4 }
const target = 'src/ui/map/coast.json'
const still = 'client/public/coast.svg'

const folder = mkdtempSync(join(tmpdir(), 'coast-'))
try {
  const shores = shoresWithin(fetchSource('shores', folder), box).flatMap(drawn)
  const borders = bordersWithin(fetchSource('countries', folder), box)
    .map(drawnBorder)
    .filter((line) => line.length > 1)
  const coast: WrittenCoast = {
    box: [box.south, box.west, box.north, box.east],
    shores: shores.toSorted((a, b) => b.length - a.length).map((shore) => writeLine(shore, box.south, box.west)),
    borders: borders.map((line) => writeLine(line, box.south, box.west)),
  }
  const text = JSON.stringify(coast)
  writeFileSync(target, `${text}\n`)
  const svg = overviewSvg(shores, borders)
  writeFileSync(still, svg)
  const points = shores.reduce((sum, shore) => sum + shore.length, 0)
  const compressed = [text, svg].map((each) => brotliCompressSync(each).length)
  console.log(
    `${shores.length} shores, ${points} points; ${target}: ${compressed[0]} bytes compressed, ${still}: ${compressed[1]}`,
  )
} finally {
  rmSync(folder, { recursive: true })
}

/** A shore as it is drawn; nothing where it is too small to be seen. */
function drawn(shore: Position[]): Ring[] {
  const clipped = clipRing(shore, box)
  const middle = clipped[0]
  if (!middle || sizeOf(clipped) < 5 * toleranceAt(middle)) return []
  const finer: Position[] = []
  const tolerance: ToleranceAt = (point) => toleranceAt(point) / 3 ** finer.filter((each) => isNear(each, point)).length
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const simple = rounded(simplifyRing(clipped, tolerance))
    const crossed = crossings(simple).filter((point) => !isOnEdge(point))
    if (crossed.length === 0) return simple.length >= 4 ? [simple] : []
    finer.push(...crossed)
  }
  throw new Error(`A shore near ${middle.join(', ')} crosses itself`)
}

function drawnBorder(line: Position[]): Position[] {
  return line.filter(([lng, lat]) => lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north)
}

/** Metres: fine where houses are, coarser the further away. */
function toleranceAt([lng, lat]: Position): number {
  const away = Math.min(...areas.map((area) => Math.hypot((area.lng - lng) * 0.55, area.lat - lat)))
  if (away < 0.12) return 25
  if (away < 0.3) return 80
  return away < 0.8 ? 250 : 700
}

function sizeOf(ring: Ring): number {
  const lats = ring.map(([, lat]) => lat)
  return (lats.reduce((a, b) => Math.max(a, b), -90) - lats.reduce((a, b) => Math.min(a, b), 90)) * 111_195
}

/** As the file holds it, without points that are the same there. */
function rounded(ring: Ring): Ring {
  const whole = ring.map(
    ([lng, lat]): Position => [Math.round(lng * 10_000) / 10_000, Math.round(lat * 10_000) / 10_000],
  )
  return whole.filter((point, index) => point.some((degrees, axis) => degrees !== whole.at(index - 1)?.[axis]))
}

function isNear(a: Position, b: Position): boolean {
  return Math.hypot((a[0] - b[0]) * 0.55, a[1] - b[1]) < 0.02
}

function isOnEdge([lng, lat]: Position): boolean {
  return lng <= box.west || lng >= box.east || lat <= box.south || lat >= box.north
}
