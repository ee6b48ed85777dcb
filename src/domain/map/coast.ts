import type { Box } from './box.ts'

/**
 * The drawn coast as its file holds it: lines of whole numbers in ten-thousandths of a degree, each longitude and latitude
 * the difference to the one before, the first to the box's south-west corner.
 */
export interface WrittenCoast {
  /** South, west, north, east: all that is drawn lies within. */
  box: readonly [number, number, number, number]
  shores: readonly (readonly number[])[]
  borders: readonly (readonly number[])[]
}

/** Latitude and longitude in degrees, as maps are drawn. */
export type Point = [lat: number, lng: number]

const perDegree = 10_000

export function readCoast({ box, shores, borders }: WrittenCoast): { box: Box; shores: Point[][]; borders: Point[][] } {
  const [south, west, north, east] = box
  const read = (line: readonly number[]) => readLine(line, south, west)
  return { box: { south, west, north, east }, shores: shores.map(read), borders: borders.map(read) }
}

function readLine(line: readonly number[], south: number, west: number): Point[] {
  let x = Math.round(west * perDegree)
  let y = Math.round(south * perDegree)
  const points: Point[] = []
  for (let place = 0; place + 1 < line.length; place += 2) {
    x += line[place] ?? 0
    y += line[place + 1] ?? 0
    points.push([y / perDegree, x / perDegree])
  }
  return points
}
