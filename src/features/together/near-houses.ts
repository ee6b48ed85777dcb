import { earthRadius, metresBetween, type Position } from '../../domain/distance.ts'

/** Metres that a degree of latitude is long. */
const degree = (earthRadius * Math.PI) / 180
/** Cells are a little wider than they need to be: the earth is round. */
const margin = 1.02

/** For each place the later ones within so many metres, by their index: of a grid only the cells around are looked at. */
export function nearHouses(places: readonly Position[], within: number): ReadonlyMap<number, number>[] {
  const furthestNorth = Math.max(0, ...places.map(({ lat }) => Math.abs(lat)))
  const height = (within / degree) * margin
  const width = height / Math.max(0.01, Math.cos(((furthestNorth + height) * Math.PI) / 180))
  const rowOf = ({ lat }: Position) => Math.floor(lat / height)
  const columnOf = ({ lng }: Position) => Math.floor(lng / width)
  const cells = new Map<string, number[]>()
  for (const [index, place] of places.entries()) {
    const key = `${rowOf(place)} ${columnOf(place)}`
    const cell = cells.get(key)
    if (cell) cell.push(index)
    else cells.set(key, [index])
  }
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [row, column] as const))
  return places.map((place, index) => {
    const near = around.flatMap(([row, column]) => cells.get(`${rowOf(place) + row} ${columnOf(place) + column}`) ?? [])
    return new Map(
      near
        .filter((other) => other > index)
        .map((other) => [other, metresBetween(place, places[other] ?? place)] as const)
        .filter(([, metres]) => metres <= within)
        .sort(([a], [b]) => a - b),
    )
  })
}
