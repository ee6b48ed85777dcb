/** Pixels, from any corner that all of them share. */
export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

export interface Spot {
  x: number
  y: number
}

/** Pixels between what stands on the map. */
const apart = 4

export function touches(one: Rectangle, other: Rectangle): boolean {
  return (
    one.left < other.right + apart &&
    other.left < one.right + apart &&
    one.top < other.bottom + apart &&
    other.top < one.bottom + apart
  )
}

export function isWithin(place: Rectangle, frame: Rectangle): boolean {
  return (
    place.left >= frame.left + apart &&
    place.right <= frame.right - apart &&
    place.top >= frame.top + apart &&
    place.bottom <= frame.bottom - apart
  )
}

/** The order in which what stands on the map chooses its place: the largest first, then from north to south. */
export function byChoice(a: { count: number; at: Spot }, b: { count: number; at: Spot }): number {
  return b.count - a.count || a.at.y - b.at.y || a.at.x - b.at.x
}

/** Whether a place is within the frame, and under nothing that stands there. */
export function isInSight(spot: Spot, { frame, taken }: { frame: Rectangle; taken: readonly Rectangle[] }): boolean {
  const place = around(spot, { width: 0, height: 0 })
  return isWithin(place, frame) && !taken.some((each) => touches(place, each))
}

/** Around the middle. */
export function around({ x, y }: Spot, { width, height }: Size): Rectangle {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

/** Where something stands beside its spot: its middle, in halves of its size. Our coast's sea is to the west and north. */
const sides = {
  west: [-1, 0],
  northWest: [-1, -1],
  southWest: [-1, 1],
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  northEast: [1, -1],
  southEast: [1, 1],
} as const
export type Side = keyof typeof sides

/** Of a group: the sea first, so that the coast stays in sight. */
export const groupSides: readonly Side[] = [
  'west',
  'northWest',
  'southWest',
  'north',
  'east',
  'south',
  'northEast',
  'southEast',
]
/** Of a house's price: above its place, as a sign stands, then where there is room. */
const priceSides: readonly Side[] = [
  'north',
  'west',
  'east',
  'south',
  'northWest',
  'northEast',
  'southWest',
  'southEast',
]
/** Pixels between a place and its price or group. */
const groupGap = 8

/** Pixels that a stem reaches below what it leads to, whose corners are round. */
const stemInside = 16

/** From a spot into what stands beside it: pixels, and radians from the east over the south. */
export function stemTo({ x, y }: Spot, { left, top, right, bottom }: Rectangle): { length: number; turn: number } {
  const inside = Math.min(stemInside, (right - left) / 2, (bottom - top) / 2)
  const within = (at: number, from: number, to: number) => Math.min(Math.max(at, from + inside), to - inside)
  const [across, down] = [within(x, left, right) - x, within(y, top, bottom) - y]
  return { length: Math.hypot(across, down), turn: Math.atan2(down, across) }
}

/** The nearest place beside a spot that touches nothing, and to which a stem leads that crosses no other text. */
export function clearPlace(
  at: Spot,
  size: Size,
  { frame, taken }: { frame: Rectangle; taken: readonly Rectangle[] },
  farthest = Number.POSITIVE_INFINITY,
): Rectangle | null {
  const foreign = taken.filter((each) => !touches(around(at, point), each))
  const across = size.width / 2
  const down = size.height / 2
  for (const gap of clearGaps) {
    if (gap > farthest) return null
    for (const turn of clearTurns) {
      const middle = { x: at.x + Math.cos(turn) * (across + gap), y: at.y + Math.sin(turn) * (down + gap) }
      const place = around(middle, size)
      const isFree = isWithin(place, frame) && !taken.some((each) => touches(place, each))
      if (isFree && !isCrossed(at, place, foreign)) return place
    }
  }
  return null
}

function isCrossed({ x, y }: Spot, place: Rectangle, foreign: readonly Rectangle[]): boolean {
  const { length, turn } = stemTo({ x, y }, place)
  return Array.from({ length: Math.ceil(length / stemStep) }, (_, step) => step * stemStep).some((far) => {
    const passed = around({ x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) }, point)
    return foreign.some((each) => touches(passed, each))
  })
}

const point = { width: 0, height: 0 }
/** Pixels between a spot and its text, and between the points of a stem that are looked at. */
const clearGaps = [12, 28, 48, 76, 110]
const stemStep = 4
/** Radians from the east over the south: above the land first. */
const clearTurns = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7, 8].map((eighths) => (eighths * Math.PI) / 8)

/** What is this large at that side of its spot. */
function beside({ x, y }: Spot, { width, height }: Size, side: Side, gap: number): Rectangle {
  const [across, down] = sides[side]
  return around({ x: x + across * (width / 2 + gap), y: y + down * (height / 2 + gap) }, { width, height })
}

/** Pixels from a place to what stands further out, at most. */
const farthestOut = 80

/** Where a house's price or a group stands: at its side, or further out where streets can be told apart. */
export function placeBeside(
  at: Spot,
  size: Size,
  room: { frame: Rectangle; taken: readonly Rectangle[] },
  { isGroup, isClose }: { isGroup: boolean; isClose: boolean },
): Rectangle | null {
  const beside = freeSide(isGroup ? groupSides : priceSides, at, size, groupGap, room)?.place
  return beside ?? (isClose ? clearPlace(at, size, room, farthestOut) : null)
}

/** The first of the sides at which it is within the frame and touches nothing. */
export function freeSide(
  order: readonly Side[],
  spot: Spot,
  size: Size,
  gap: number,
  { frame, taken }: { frame: Rectangle; taken: readonly Rectangle[] },
): { side: Side; place: Rectangle } | null {
  for (const side of order) {
    const place = beside(spot, size, side, gap)
    if (isWithin(place, frame) && !taken.some((each) => touches(place, each))) return { side, place }
  }
  return null
}
