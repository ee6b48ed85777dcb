import type { Position, Ring } from './clip.ts'

/** Metres by which the coast may be drawn beside its place. */
export type ToleranceAt = (point: Position) => number

const metresPerDegree = 111_195
const fewest = 4

interface Point {
  position: Position
  before: Point
  after: Point
}

/**
 * Leaves out the points that matter least, one after the other (Visvalingam and Whyatt), until each is worth the tolerance
 * of its place. Sides of the outcome may cross: see `crossings`.
 */
export function simplifyRing(ring: Ring, toleranceAt: ToleranceAt): Ring {
  const points = linked(ring)
  let left = points.length
  // By rising weight, bucket by bucket: within one the order makes no difference that could be seen.
  for (let limit = 1 / 64; limit <= 1; limit *= 2) {
    let waiting = points.filter((point) => isIn(point))
    while (waiting.length > 0 && left > fewest) {
      const touched = new Set<Point>()
      for (const point of waiting) {
        if (left <= fewest || !isIn(point) || weigh(point, toleranceAt) >= limit) continue
        point.before.after = point.after
        point.after.before = point.before
        touched.add(point.before).add(point.after)
        gone.add(point)
        left -= 1
      }
      waiting = [...touched]
    }
  }
  return points.filter(isIn).map(({ position }) => position)
}

const gone = new WeakSet<Point>()

function isIn(point: Point): boolean {
  return !gone.has(point)
}

function linked(ring: Ring): Point[] {
  const points = ring.map((position) => ({ position }) as Point)
  for (const [index, point] of points.entries()) {
    point.before = points.at(index - 1) ?? point
    point.after = points[(index + 1) % points.length] ?? point
  }
  return points
}

/** The area of the triangle with its neighbours against that of its tolerance. */
function weigh({ before, position: [x, y], after, position }: Point, toleranceAt: ToleranceAt): number {
  const scale = Math.cos((y * Math.PI) / 180)
  const ax = (before.position[0] - x) * scale
  const bx = (after.position[0] - x) * scale
  const ay = before.position[1] - y
  const by = after.position[1] - y
  return ((Math.abs(ax * by - ay * bx) / 2) * metresPerDegree ** 2) / toleranceAt(position) ** 2
}

/** Where sides of one ring cross each other: no land has such a shore. */
export function crossings(ring: Ring): Position[] {
  const sides = ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from, index }))
  const inOrder = sides.toSorted((a, b) => westOf(a) - westOf(b))
  const found: Position[] = []
  for (const [place, side] of inOrder.entries()) {
    const east = Math.max(side.from[0], side.to[0])
    for (let other = place + 1; other < inOrder.length; other += 1) {
      const next = inOrder[other]
      if (!next || westOf(next) > east) break
      const apart = Math.abs(side.index - next.index)
      const areNeighbours = apart === 1 || apart === ring.length - 1
      if (!areNeighbours && doCross(side.from, side.to, next.from, next.to)) found.push(side.from, next.from)
    }
  }
  return found
}

function westOf({ from, to }: { from: Position; to: Position }): number {
  return Math.min(from[0], to[0])
}

/** Truly: sides that only touch are drawn as well. */
function doCross(a: Position, b: Position, c: Position, d: Position): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

function turn(a: Position, b: Position, c: Position): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
}
