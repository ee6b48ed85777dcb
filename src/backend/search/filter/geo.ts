import { earthRadius } from '../../../domain/distance.ts'
import { type Condition, leaf } from './condition.ts'
import { FilterError, type FilterNode, type Token } from './tokens.ts'

interface Position {
  lat: string
  lng: string
}

/** Great-circle distance in metres, as SQL. */
export function distanceSql(position: Position, lat: number, lng: number): string {
  const radians = Math.PI / 180
  const dLat = `sin((${position.lat} - (${lat})) * ${radians / 2})`
  const dLng = `sin((${position.lng} - (${lng})) * ${radians / 2})`
  const haversine = `${dLat} * ${dLat} + ${Math.cos(lat * radians)} * cos(${position.lat} * ${radians}) * ${dLng} * ${dLng}`
  return `${2 * earthRadius} * asin(sqrt(min(1.0, ${haversine})))`
}

export function compileRadius(
  node: Extract<FilterNode, { kind: 'radius' }>,
  position: Position,
  input: string,
): Condition {
  const lat = latitude(node.lat, input)
  const lng = longitude(node.lng, input)
  return leaf(`${distanceSql(position, lat, lng)} <= ${Number(node.metres.text)}`)
}

/** The north-east corner, then the south-west one; where the east lies west of the west the box crosses the 180th meridian. */
export function compileBox(node: Extract<FilterNode, { kind: 'box' }>, position: Position, input: string): Condition {
  const [first, second] = node.corners
  const top = latitude(first[0], input)
  const bottom = latitude(second[0], input)
  if (top < bottom) {
    throw failure(`The top latitude \`${top}\` is below the bottom latitude \`${bottom}\`.`, second[0], input)
  }
  const [east, west] = [longitude(first[1], input), longitude(second[1], input)]
  if (east < west) {
    return leaf(
      `(${position.lat} BETWEEN ${bottom} AND ${top} AND (${position.lng} >= ${west} OR ${position.lng} <= ${east}))`,
    )
  }
  return leaf(`(${position.lat} BETWEEN ${bottom} AND ${top} AND ${position.lng} BETWEEN ${west} AND ${east})`, [
    { sql: position.lat, min: bottom, max: top, isOpen: false },
    { sql: position.lng, min: west, max: east, isOpen: false },
  ])
}

function latitude(token: Token, input: string): number {
  const degrees = Number(token.text)
  if (Math.abs(degrees) <= 90) return degrees
  throw failure(`Bad latitude \`${token.text}\`. Latitude must be contained between -90 and 90 degrees.`, token, input)
}

function longitude(token: Token, input: string): number {
  const degrees = Number(token.text)
  if (Math.abs(degrees) <= 180) return degrees
  throw failure(
    `Bad longitude \`${token.text}\`. Longitude must be contained between -180 and 180 degrees.`,
    token,
    input,
  )
}

function failure(message: string, token: Token, input: string): FilterError {
  return new FilterError(message, input, token.start, token.end)
}
