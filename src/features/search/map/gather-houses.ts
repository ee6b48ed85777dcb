import type { MapContent, Pin } from '../../../contracts/map.ts'
import { type Area, areaBySlug } from '../../../domain/areas.ts'
import { nearestArea, type Position } from '../../../domain/distance.ts'
import { closeZoom, isWellKnown } from '../../../domain/map/known-areas.ts'
import { around, byChoice, isInSight, placeBeside, type Rectangle, type Size, type Spot } from './stand-apart.ts'

/** A house, or the houses of a square, and the area that they belong to, or lie in or beside. */
export interface Placed {
  lat: number
  lng: number
  count: number
  /** Of the cheapest house. */
  total: number | null
  pin?: Pin
  area: Area
  /** Not all of its houses are known to belong to that area. */
  isMixed: boolean
}

/** What stands as one on the map: a house with its price, or a group at the area that it is named after. */
export interface Gathering extends Placed {
  members: readonly Placed[]
}

export interface GatherOptions {
  zoom: number
  /** On the map, in pixels. */
  spotOf(place: Position): Spot
  /** Pixels of its price, or of its text; `isNamed` is false where its name is said already. */
  sizeOf(gathering: Gathering, isNamed: boolean): Size
  /** What is in sight, and what stands on it already. */
  frame: Rectangle
  taken: readonly Rectangle[]
}

/**
 * Pixels within which houses are one group from the start: fewer where one is among the houses, more where a phone shows
 * the whole coast.
 */
function radiusAt(zoom: number, { left, right, top, bottom }: Rectangle): number {
  if (zoom >= streets) return closeRadius
  return zoom < closest && right - left < phone && bottom - top >= phone ? 48 : 40
}
/** Where streets can be told apart. */
const closeRadius = 12
/** Zoom at which streets can be told apart. */
export const streets = 13
/** Pixels: a phone's map is narrower, and as high. */
const phone = 400
/** Zoom from which an area may have several groups, of which one has its name. */
const closest = 11
const everywhere = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 }
const point = { width: 12, height: 12 }

export function placedOf({ pins, groups }: MapContent): Placed[] {
  return [
    ...pins.map((pin) => ({ ...placeOf(pin.lat, pin.lng, pin.area), count: 1, total: pin.total, pin })),
    ...groups.map(([lat, lng, count, total, area]) => ({ ...placeOf(lat, lng, area), count, total })),
  ]
}

function placeOf(lat: number, lng: number, slug: string | null): Pick<Placed, 'lat' | 'lng' | 'area' | 'isMixed'> {
  const own = slug === null ? undefined : areaBySlug(slug)
  return { lat, lng, area: own ?? nearestArea({ lat, lng }), isMixed: !own }
}

/** As many groups as have room beside their places; what has none joins that of its area, or the nearest one. */
export function gatherHouses(placed: readonly Placed[], options: GatherOptions): Gathering[] {
  let found = near(placed, options).map((members) => gathered(members, options.zoom))
  for (
    let { crowded: one } = setApart(found, options);
    one && found.length > 1;
    one = setApart(found, options).crowded
  ) {
    const at = options.spotOf(one)
    const others = found.filter((each) => each !== one)
    const named = others.filter((each) => options.zoom < closest && !each.pin && each.area === one.area)
    const other = (named.length > 0 ? named : others).reduce((a, b) =>
      away(options.spotOf(b), at) < away(options.spotOf(a), at) ? b : a,
    )
    found = [...others.filter((each) => each !== other), gathered([...one.members, ...other.members], options.zoom)]
  }
  return found
}

/** Whether no zoom sets these houses apart. @param spotOf on the closest map, in pixels */
export function areOnePlace(places: readonly Position[], spotOf: (place: Position) => Spot): boolean {
  const [first, ...others] = places.map(spotOf)
  return first !== undefined && others.every((spot) => away(spot, first) < closeRadius ** 2)
}

/** Each with the nearest of the places that have most houses around them. */
function near(placed: readonly Placed[], { spotOf, zoom, frame }: GatherOptions): Placed[][] {
  const radius = radiusAt(zoom, frame)
  const spots = placed.map((each) => ({ each, at: spotOf(each) }))
  const ranked = spots
    .map((seed) => ({ seed, around: sum(spots.filter(({ at }) => away(at, seed.at) < radius ** 2)) }))
    .toSorted((a, b) => b.around - a.around)
  const seeds: typeof spots = []
  for (const { seed } of ranked) if (seeds.every(({ at }) => away(at, seed.at) >= radius ** 2)) seeds.push(seed)
  const nearest = ({ at }: (typeof spots)[number]) => seeds.reduce((a, b) => (away(b.at, at) < away(a.at, at) ? b : a))
  return [...Map.groupBy(spots, nearest).values()].map((those) => those.map(({ each }) => each))
}

function sum(those: readonly { each: Placed }[]): number {
  return those.reduce((count, { each }) => count + each.count, 0)
}

/** From afar it is named after an area that guests know rather than after another one. */
function gathered(members: readonly Placed[], zoom: number): Gathering {
  const count = members.reduce((sum, each) => sum + each.count, 0)
  const totals = members.flatMap(({ total }) => total ?? [])
  const [only] = members
  const byArea = [...Map.groupBy(members, ({ area }) => area)].map(([area, those]) => {
    const houses = those.reduce((sum, each) => sum + each.count, 0)
    return { area, those, houses, weight: zoom < closeZoom && isWellKnown(area) ? knownWeight * houses : houses }
  })
  const named = byArea.reduce((a, b) => (b.weight > a.weight ? b : a))
  const middle = (key: 'lat' | 'lng') =>
    named.those.reduce((sum, each) => sum + each.count * each[key], 0) / named.houses
  return {
    members,
    count,
    area: named.area,
    isMixed: byArea.length > 1 || members.some(({ isMixed }) => isMixed),
    lat: middle('lat'),
    lng: middle('lng'),
    total: totals.length > 0 ? Math.min(...totals) : null,
    ...(members.length === 1 && only?.pin && { pin: only.pin }),
  }
}

const knownWeight = 3

/**
 * Where each stands, the largest first, up to the first without room: with no free side, or a group whose name is said
 * already.
 */
export function setApart(
  found: readonly Gathering[],
  options: GatherOptions,
): { places: Rectangle[]; crowded?: Gathering } {
  const { zoom, spotOf, sizeOf, frame } = options
  const all = found.map((each) => ({ each, count: each.count, at: spotOf(each) })).toSorted(byChoice)
  const points = all.map(({ each, at }) => ({ each, place: around(at, point) }))
  const taken = [...options.taken]
  /** Out of sight. */
  const beyond: Rectangle[] = []
  const said = new Set<Area>()
  for (const { each: one, at } of all) {
    if (!one.pin && said.has(one.area) && zoom < closest) return { places: taken, crowded: one }
    const foreign = points.flatMap(({ each, place }) => (each === one ? [] : place))
    const size = sizeOf(one, !said.has(one.area))
    if (!one.pin) said.add(one.area)
    const inSight = isInSight(at, options)
    const room = inSight
      ? { frame, taken: [...taken, ...foreign] }
      : { frame: everywhere, taken: [...beyond, ...foreign] }
    const place = placeBeside(at, size, room, { isGroup: !one.pin, isClose: zoom >= streets })
    if (!place) return { places: taken, crowded: one }
    const others = inSight ? taken : beyond
    others.push(place)
  }
  return { places: [...taken, ...beyond] }
}

/** Squared. */
function away(one: Spot, other: Spot): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2
}
