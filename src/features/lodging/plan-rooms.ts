import type { HeldFacility } from '../../contracts/lodging.ts'
import { type FacilityId, type FacilityKey, facility } from '../../domain/facilities.ts'

type RoomKind =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'toilet'
  | 'sauna'
  | 'spa'
  | 'pool'
  | 'games'
  | 'loft'
  | 'annex'
  | 'terrace'

/** Things in a room: places to sleep, and what guests look for. */
export type PlanThing =
  | 'double'
  | 'single'
  | 'bunk'
  | 'sofaBed'
  | 'stove'
  | 'fireplace'
  | 'bathtub'
  | 'shower'
  | 'poolTable'
  | 'tableTennis'
  | 'hotTub'

export interface PlanRoom {
  kind: RoomKind
  things: readonly PlanThing[]
}

type Amount = (key: FacilityKey) => number

/** Maximum number of one thing on a plan. */
const maxOfAKind = 40

function repeated<T>(count: number, thing: T): T[] {
  return Array.from({ length: count }, () => thing)
}

/** Beds of the bedrooms: a double bed, or bunks, has a room of its own while there are rooms; single beds share what is left. */
function bedrooms(amount: Amount): PlanRoom[] {
  const count = amount('bedrooms')
  const rooms: PlanThing[][] = Array.from({ length: count }, () => [])
  if (count === 0) return []
  const whole = [...repeated(amount('doubleBeds'), 'double' as const), ...repeated(amount('bunkBeds'), 'bunk' as const)]
  for (const [i, bed] of whole.entries()) rooms[i % count]?.push(bed)
  const left = rooms.filter(({ length }) => length === 0)
  const forSingles = left.length > 0 ? left : rooms
  for (let i = 0; i < amount('singleBeds'); i++) forSingles[i % forSingles.length]?.push('single')
  return rooms.map((things) => ({ kind: 'bedroom', things }))
}

/** What may stand in the rooms that a broker lists. */
const listedThings: Readonly<Record<string, readonly PlanThing[]>> = {
  bedroom: ['double', 'single', 'bunk'],
  bathroom: ['bathtub', 'shower'],
}

/**
 * The bedrooms and bathrooms that the broker lists with what is in them. Null where it does not, or where they are other
 * rooms than it counts.
 */
export function listedRoomsOf(facilities: readonly HeldFacility[]): PlanRoom[] | null {
  const listed = facilities.find(({ facilityId }) => facilityId === facility.rooms)?.value
  if (!listed) return null
  const rooms = listed.split(';').map((room): PlanRoom | null => {
    const [kind, things = ''] = room.split(':').map((part) => part.trim())
    const named = things.split(',').map((thing) => listedThings[kind ?? '']?.find((known) => known === thing.trim()))
    const isKnown = (kind === 'bedroom' || kind === 'bathroom') && named.every((thing) => thing !== undefined)
    return isKnown ? { kind, things: named.filter((thing) => thing !== undefined) } : null
  })
  const known = rooms.filter((room) => room !== null)
  const isWhole = (kind: RoomKind, counted: FacilityId) =>
    facilities.some(
      ({ facilityId, value }) =>
        facilityId === counted && Number(value) === known.filter((room) => room.kind === kind).length,
    )
  const agrees = isWhole('bedroom', facility.bedrooms) && isWhole('bathroom', facility.bathrooms)
  return agrees && known.length === rooms.length ? known : null
}

/** Whether `planRoomsOf` finds any: asked for each page, also where the rooms are at hand as HTML. */
export function areRoomsKnown(facilities: readonly HeldFacility[]): boolean {
  return facilities.some(({ facilityId, value }) => facilityId === facility.bedrooms && Math.trunc(Number(value)) > 0)
}

/** The rooms of a house, and its terraces, as its facilities count them. None where nothing is known of its bedrooms. */
export function planRoomsOf(facilities: readonly HeldFacility[]): PlanRoom[] {
  const values = new Map(facilities.map(({ facilityId, value }) => [facilityId, Number(value)]))
  const amount: Amount = (key) => Math.min(maxOfAKind, Math.max(0, Math.trunc(values.get(facility[key]) || 0)))
  const listed = listedRoomsOf(facilities)
  const ofKind = (kind: RoomKind) => listed?.filter((room) => room.kind === kind)
  const sleeping = ofKind('bedroom') ?? bedrooms(amount)
  if (sleeping.length === 0) return []
  const when = <T>(key: FacilityKey, thing: T): T[] => (amount(key) > 0 ? [thing] : [])
  const bathrooms = repeated(amount('bathrooms'), 'bathroom' as const)
  const terraces = repeated(amount('terraces'), 'terrace' as const)
  return [
    {
      kind: 'living',
      things: [
        ...when('woodStove', 'stove' as const),
        ...when('openFireplace', 'fireplace' as const),
        ...repeated(amount('sofaBeds'), 'sofaBed' as const),
      ],
    },
    { kind: 'kitchen', things: [] },
    ...sleeping,
    ...(ofKind('bathroom') ??
      bathrooms.map((kind, i) => ({ kind, things: i === 0 ? when('bathtub', 'bathtub' as const) : [] }))),
    ...repeated(Math.max(0, amount('toilets') - amount('bathrooms')), { kind: 'toilet', things: [] } as const),
    ...when('sauna', { kind: 'sauna', things: [] } as const),
    ...when('spa', { kind: 'spa', things: [] } as const),
    ...when('activityRoom', {
      kind: 'games',
      things: [...when('poolTable', 'poolTable' as const), ...when('tableTennis', 'tableTennis' as const)],
    } as const),
    ...when('pool', { kind: 'pool', things: [] } as const),
    ...(amount('loftBeds') > 0
      ? [{ kind: 'loft', things: repeated(amount('loftBeds'), 'single' as const) } as const]
      : []),
    ...(amount('annexBeds') > 0
      ? [{ kind: 'annex', things: repeated(amount('annexBeds'), 'single' as const) } as const]
      : []),
    ...terraces.map((kind, i) => ({ kind, things: i === 0 ? when('wildernessBath', 'hotTub' as const) : [] })),
  ]
}

/** A room with its place on the plan, in decimetres. */
export interface PlacedRoom extends PlanRoom {
  x: number
  y: number
  width: number
  height: number
}

export interface FloorPlanLayout {
  width: number
  height: number
  /** The walls of the house itself, without terraces and annex. */
  house: { x: number; y: number; width: number; height: number }
  rooms: readonly PlacedRoom[]
  /** Between the two rows of rooms. */
  corridor: { x: number; y: number; width: number; height: number }
}

/** Minimum widths in decimetres, in a row that is 34 deep. */
const widths: Readonly<Record<RoomKind, number>> = {
  living: 62,
  kitchen: 40,
  bedroom: 32,
  bathroom: 24,
  toilet: 16,
  sauna: 20,
  spa: 26,
  games: 52,
  pool: 76,
  loft: 32,
  annex: 30,
  terrace: 46,
}
const depth = 34
const corridorDepth = 12
const terraceDepth = 26
const gap = 10

function widthOf({ kind, things }: PlanRoom): number {
  const beds = things.filter((thing) => thing === 'double' || thing === 'single' || thing === 'bunk')
  const forBeds = beds.reduce((sum, bed) => sum + (bed === 'double' ? 20 : 12), 10)
  return Math.max(widths[kind], kind === 'living' ? 0 : forBeds)
}

/**
 * Lays out two rows of rooms along a corridor, terraces before the living room, the annex beside the house: the rooms
 * are facts, their positions a sketch.
 */
export function layOut(rooms: readonly PlanRoom[]): FloorPlanLayout {
  const inHouse = rooms.filter(({ kind }) => kind !== 'terrace' && kind !== 'annex')
  const day: PlanRoom[] = []
  const night: PlanRoom[] = []
  const total = (row: readonly PlanRoom[]) => row.reduce((sum, room) => sum + widthOf(room), 0)
  for (const room of inHouse) {
    const belongsToDay = room.kind === 'living' || room.kind === 'kitchen'
    const row = belongsToDay || total(day) < total(night) ? day : night
    row.push(room)
  }
  const wide = Math.max(total(day), total(night))
  const annexes = rooms.filter(({ kind }) => kind === 'annex')
  const annexWidth = annexes.reduce((sum, room) => sum + widthOf(room) + gap, 0)
  const [left, top] = [4 + annexWidth, 4]
  const spread = (row: readonly PlanRoom[], y: number): PlacedRoom[] => {
    const stretch = wide / total(row)
    let end = 0
    return row.map((room) => {
      const x = Math.round(left + end)
      end += widthOf(room) * stretch
      return { ...room, x, y, width: Math.round(left + end) - x, height: depth }
    })
  }
  const dayTop = top + depth + corridorDepth
  let annexLeft = 4
  const besides = annexes.map((room): PlacedRoom => {
    const x = annexLeft
    annexLeft += widthOf(room) + gap
    return { ...room, x, y: dayTop, width: widthOf(room), height: depth }
  })
  const terraces = rooms.filter(({ kind }) => kind === 'terrace')
  const outside = terraces.map((room, i): PlacedRoom => {
    const width = Math.floor(Math.min(widths.terrace, wide / terraces.length - 2))
    return { ...room, x: left + i * (width + 2), y: dayTop + depth + 1, width, height: terraceDepth }
  })
  return {
    width: left + wide + 4,
    height: dayTop + depth + (outside.length > 0 ? terraceDepth + 1 : 0) + 4,
    house: { x: left, y: top, width: wide, height: depth * 2 + corridorDepth },
    rooms: [...spread(night, top), ...spread(day, dayTop), ...besides, ...outside],
    corridor: { x: left, y: top + depth, width: wide, height: corridorDepth },
  }
}
