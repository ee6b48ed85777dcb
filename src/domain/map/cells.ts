/**
 * Squares of a grid in which houses are counted for the map: 2^level a degree of longitude, twice as many a degree of
 * latitude, which makes them nearly square on the coast. Powers of two, so that SQL and scripts round alike.
 */
export const cellLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type CellLevel = (typeof cellLevels)[number]

/** Zooms of the map, as every web map counts them: a square is some 11 pixels wide at its zoom, and smaller far away. */
export const mapZooms = { min: 6, max: 14 } as const

export function levelOfZoom(zoom: number): CellLevel {
  const level = Math.max(4, Math.floor(zoom) - 4)
  return cellLevels.find((each) => each >= level) ?? 9
}

/** A row of the grid has fewer cells than this at every level. */
const rowLength = 2 ** 20

/** One whole number names a cell of its level. */
export function cellOf(level: CellLevel, lat: number, lng: number): number {
  const column = Math.floor((lng + 180) * 2 ** level)
  const row = Math.floor((lat + 90) * 2 ** (level + 1))
  return row * rowLength + column
}

/** Every level's cell, by the level. */
export function cellsOf(lat: number, lng: number): Record<string, number> {
  return Object.fromEntries(cellLevels.map((level) => [level, cellOf(level, lat, lng)]))
}

/** The same over two columns, in SQL. */
export function cellSql(level: CellLevel, lat: string, lng: string): string {
  const column = `CAST((${lng} + 180.0) * ${2 ** level} AS INTEGER)`
  const row = `CAST((${lat} + 90.0) * ${2 ** (level + 1)} AS INTEGER)`
  return `(${row} * ${rowLength} + ${column})`
}

export function middleOfCell(level: CellLevel, cell: number): { lat: number; lng: number } {
  const row = Math.floor(cell / rowLength)
  const column = cell % rowLength
  return { lat: (row + 0.5) / 2 ** (level + 1) - 90, lng: (column + 0.5) / 2 ** level - 180 }
}
