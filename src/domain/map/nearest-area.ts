import { type Area, areas } from '../areas.ts'
import { metresBetween, type Position } from '../distance.ts'

/** The area in which or beside which a place lies. */
export function nearestArea(place: Position): Area {
  let [nearest]: readonly Area[] = areas
  for (const area of areas) {
    if (!nearest || metresBetween(area, place) < metresBetween(nearest, place)) nearest = area
  }
  if (!nearest) throw new Error('The coast has areas')
  return nearest
}
