import type { Random } from '../random.ts'
import type { Shore } from './places.ts'

export interface Position {
  latitude: number
  longitude: number
  /** Metres from the shore, as the crow flies. */
  fromShore: number
}

const metresPerDegree = 111_320

/** A place on the land side of a shore: more of them near the sand than far from it. */
export function positionBehind(shore: Shore, random: Random): Position {
  const along = (random.next() * 2 - 1) * shore.halfLength
  const fromShore = shore.nearest + (shore.furthest - shore.nearest) * random.next() ** 1.4
  const inland = ((shore.seaBearing + 180) * Math.PI) / 180
  const sideways = inland + Math.PI / 2
  const north = fromShore * Math.cos(inland) + along * Math.cos(sideways)
  const east = fromShore * Math.sin(inland) + along * Math.sin(sideways)
  return {
    latitude: fiveDecimals(shore.lat + north / metresPerDegree),
    longitude: fiveDecimals(shore.lng + east / (metresPerDegree * Math.cos((shore.lat * Math.PI) / 180))),
    fromShore,
  }
}

/** Written with five decimals, none of which is a nought that would be dropped. */
function fiveDecimals(degrees: number): number {
  const steps = Math.round(degrees * 100_000)
  return (steps % 10 === 0 ? steps + 1 : steps) / 100_000
}
