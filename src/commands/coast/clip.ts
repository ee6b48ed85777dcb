import type { Box } from '../../domain/map/box.ts'

/** Longitude, latitude. */
export type Position = readonly [number, number]
export type Ring = Position[]

/** The part of a ring within the box (Sutherland and Hodgman); empty where there is none. */
export function clipRing(ring: readonly Position[], { south, west, north, east }: Box): Ring {
  const sides = [
    { axis: 0, limit: west, keepsAbove: true },
    { axis: 0, limit: east, keepsAbove: false },
    { axis: 1, limit: south, keepsAbove: true },
    { axis: 1, limit: north, keepsAbove: false },
  ] as const
  return sides.reduce<Ring>((points, side) => clipSide(points, side.axis, side.limit, side.keepsAbove), open(ring))
}

/** Without its last point, which is the first one again. */
function open(ring: readonly Position[]): Ring {
  const [first] = ring
  const last = ring.at(-1)
  const isClosed = first && last && ring.length > 1 && first[0] === last[0] && first[1] === last[1]
  return isClosed ? ring.slice(0, -1) : [...ring]
}

function clipSide(points: Ring, axis: 0 | 1, limit: number, keepsAbove: boolean): Ring {
  const isIn = (point: Position) => (keepsAbove ? point[axis] >= limit : point[axis] <= limit)
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point
    if (isIn(point)) return isIn(before) ? [point] : [crossing(before, point, axis, limit), point]
    return isIn(before) ? [crossing(before, point, axis, limit)] : []
  })
}

function crossing(a: Position, b: Position, axis: 0 | 1, limit: number): Position {
  const share = (limit - a[axis]) / (b[axis] - a[axis])
  const other = a[(1 - axis) as 0 | 1] + share * (b[(1 - axis) as 0 | 1] - a[(1 - axis) as 0 | 1])
  return axis === 0 ? [limit, other] : [other, limit]
}
