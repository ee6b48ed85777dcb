import type { Point } from '../../../../domain/map/coast.ts'
import type { Label } from './labels.ts'

/** Latitude of the corner of our coast: north of it the sea is to the north, south of it to the west. */
const cornerOfCoast = 57.1
/** Degrees without land by which one knows the open sea from a fjord. */
const open = 0.8
/** Longitude of Skagen, east of which the sea is another one. */
const easternmost = 10.66

/** The sea off our coast at this latitude. */
export function seaAt(lat: number, lng: number): Label['name'] {
  return lat > cornerOfCoast && lng > skagerrakFrom ? 'Skagerrak' : { word: 'northSea' }
}

const skagerrakFrom = 8.3

/** Whether nothing but water lies between a place and the open sea, to the west or the north. */
export function isOpenSea(shores: readonly (readonly Point[])[], lat: number, lng: number): boolean {
  if (lng > easternmost) return false
  const isNorthern = lat > cornerOfCoast
  // Of a point: what stays as it is on the way out to sea, and how far out it is.
  const turned = ([y, x]: Point): Point => (isNorthern ? [x, y] : [y, -x])
  const [level, from] = turned([lat, lng])
  return shores.every((shore) =>
    shore.every((point, place) => {
      const [startLevel, start] = turned(shore.at(place - 1) ?? point)
      const [endLevel, end] = turned(point)
      if (startLevel > level === endLevel > level) return true
      const crossing = start + ((level - startLevel) / (endLevel - startLevel)) * (end - start)
      return crossing < from || crossing > from + open
    }),
  )
}
