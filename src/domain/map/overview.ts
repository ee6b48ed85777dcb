/** The whole coast as one still picture, in Mercator's projection as the map that moves. */
export const overviewBox = { south: 54.85, west: 6.1, north: 57.95, east: 11.1 } as const
const width = 400
export const overviewSize = { width, height: Math.round(placeOn(overviewBox.south, overviewBox.east).y) } as const

/** Where a position is on the picture, in its own units from the upper left. */
export function placeOn(lat: number, lng: number): { x: number; y: number } {
  const perDegree = width / (overviewBox.east - overviewBox.west)
  const y = (mercator(overviewBox.north) - mercator(lat)) * perDegree
  return { x: toTenths((lng - overviewBox.west) * perDegree), y: toTenths(y) }
}

/** Whether a position is on the picture at all. */
export function isOnOverview({ lat, lng }: { lat: number; lng: number }): boolean {
  const { south, west, north, east } = overviewBox
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** Degrees as long as those of longitude are there. */
function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
