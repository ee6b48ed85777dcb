import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areas } from '../../../src/domain/areas.ts'
import { mapZooms } from '../../../src/domain/map/cells.ts'
import {
  areOnePlace,
  type GatherOptions,
  gatherHouses,
  placedOf,
  setApart,
} from '../../../src/features/search/map/gather-houses.ts'
import { around, freeSide, groupSides, stemTo, touches } from '../../../src/features/search/map/stand-apart.ts'

/** As the map of a whole window shows the coast. */
const whole = optionsAt(7.1)

/** Web Mercator, as Leaflet projects it. */
function optionsAt(zoom: number): GatherOptions {
  const size = 256 * 2 ** zoom
  return {
    zoom,
    frame: { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 },
    taken: [],
    spotOf: ({ lat, lng }) => ({
      x: (size * (lng + 180)) / 360,
      y: size * (0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)),
    }),
    sizeOf: ({ pin, area, count }, isNamed) =>
      pin
        ? { width: 84, height: 40 }
        : { width: 20 + 7 * Math.max(10, isNamed ? `${area.title} · ${count}`.length : 0), height: 36 },
  }
}

function pin(id: number, lat: number, lng: number) {
  return { id, name: `BL${1000 + id}`, title: '', lat, lng, area: null, total: 10_000 * id, duration: 7 }
}

/** Some houses at every area of the coast. */
const everyArea = placedOf({
  total: 0,
  pins: [],
  groups: areas.map(({ slug, lat, lng }, at) => [lat, lng, 3 + (at % 9), 500, slug]),
})

test('the whole coast stands as eight to twelve groups, each at the place that it is named after, each name once', () => {
  const found = gatherHouses(everyArea, whole)
  expect(found.length).toBeGreaterThanOrEqual(8)
  expect(found.length).toBeLessThanOrEqual(13)
  expect(new Set(found.map(({ area }) => area)).size).toBe(found.length)
  for (const group of found) {
    const { x, y } = whole.spotOf(group)
    const at = whole.spotOf(group.area)
    expect(Math.hypot(x - at.x, y - at.y)).toBeLessThan(3)
    // Its houses are near its name.
    for (const each of group.members) {
      const spot = whole.spotOf(each)
      expect(Math.hypot(spot.x - at.x, spot.y - at.y)).toBeLessThan(100)
    }
  }
})

test('a house far from others stands alone with its price, those of one place as a group with the cheapest', () => {
  const found = gatherHouses(
    placedOf({ total: 3, pins: [pin(3, 57.72, 10.58), pin(1, 55.56, 8.13), pin(2, 55.561, 8.131)], groups: [] }),
    whole,
  )
  const alone = found.filter((each) => each.pin)
  expect(alone.map((each) => each.pin?.id)).toEqual([3])
  const [group] = found.filter((each) => !each.pin)
  expect(group).toMatchObject({ count: 2, total: 10_000, area: { slug: 'blavand' } })
})

test('from afar a group is named after an area that guests know, unless another one has far more of its houses', () => {
  const named = (skagen: number, kandestederne: number) =>
    gatherHouses(
      placedOf({
        total: 0,
        pins: [],
        groups: [
          [57.7235, 10.578, skagen, 1, null],
          [57.657, 10.384, kandestederne, 1, null],
        ],
      }),
      optionsAt(6.5),
    ).map(({ area, count }) => [area.slug, count])
  expect(named(4, 6)).toEqual([['skagen', 10]])
  expect(named(1, 6)).toEqual([['kandestederne', 7]])
})

test('a group is of one area alone where all of its houses belong to it, wherever they lie', () => {
  const groupsOf = (...slugs: (string | null)[]) =>
    gatherHouses(
      placedOf({ total: 0, pins: slugs.map((area, at) => ({ ...pin(at + 1, 57.33, 9.7), area })), groups: [] }),
      optionsAt(9),
    ).map(({ area, isMixed, count }) => [area.slug, isMixed, count])
  expect(groupsOf('lokken', 'lokken')).toEqual([['lokken', false, 2]])
  expect(groupsOf('lokken', 'lokken', 'saltum')).toEqual([['lokken', true, 3]])
  expect(groupsOf('lokken', 'lokken', null)[0]?.[1]).toBe(true)
})

test('an area has one group until one is close, and then several of which each has room', () => {
  const wide = placedOf({
    total: 0,
    pins: [],
    groups: [
      [55.72, 8.19, 21, 1, null],
      [55.736, 8.184, 5, 1, null],
      [55.75, 8.18, 7, 1, null],
    ],
  })
  expect(gatherHouses(wide, optionsAt(10)).map(({ area, count }) => [area.slug, count])).toEqual([['henne-strand', 33]])
  expect(gatherHouses(wide, optionsAt(13)).length).toBe(3)
})

test('where streets can be told apart, two houses with room around them each have their price', () => {
  const two = placedOf({ total: 2, pins: [pin(1, 55.56, 8.13), pin(2, 55.5604, 8.1302)], groups: [] })
  expect(gatherHouses(two, optionsAt(13)).map(({ count }) => count)).toEqual([2])
  const options = optionsAt(15)
  const found = gatherHouses(two, options)
  const [one, other] = found.map(options.spotOf)
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeLessThan(30)
  expect(found.map(({ count }) => count)).toEqual([1, 1])
})

test('houses within a street’s width are one place, which the closest map does not take apart', () => {
  const { spotOf } = optionsAt(mapZooms.max)
  const [at, beside, further] = [pin(1, 55.56, 8.13), pin(2, 55.5602, 8.1305), pin(3, 55.5613, 8.13)]
  expect(areOnePlace([at, at], spotOf)).toBe(true)
  expect(areOnePlace([at, beside], spotOf)).toBe(true)
  expect(areOnePlace([at, beside, further], spotOf)).toBe(false)
})

test('a phone’s map of the whole coast has fewer groups than a wide one', () => {
  const narrow = { ...optionsAt(7.1), frame: { ...whole.frame, left: 0, right: 390 } }
  const inNarrow = {
    ...narrow,
    spotOf: (place: { lat: number; lng: number }) => ({ ...whole.spotOf(place), x: whole.spotOf(place).x - 18_250 }),
  }
  expect(gatherHouses(everyArea, inNarrow).length).toBeLessThan(gatherHouses(everyArea, whole).length)
})

test('whatever stands on the map, each house is there once, and nothing lies on anything else', () => {
  const spot = fc.tuple(fc.double({ min: 55, max: 55.2, noNaN: true }), fc.double({ min: 8, max: 8.3, noNaN: true }))
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 1, maxLength: 40 }),
      fc.array(spot, { maxLength: 20 }),
      fc.integer({ min: 6, max: 14 }),
      (houses, squares, zoom) => {
        const placed = placedOf({
          total: 0,
          pins: houses.map(([lat, lng], at) => pin(at + 1, lat, lng)),
          groups: squares.map(([lat, lng], at) => [lat, lng, at + 2, null, null]),
        })
        const options = optionsAt(zoom)
        const found = gatherHouses(placed, options)
        expect(found.flatMap(({ members }) => members).toSorted(byPlace)).toEqual(placed.toSorted(byPlace))
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(placed.reduce((sum, { count }) => sum + count, 0))
        if (found.length < 2) return
        const { places, crowded } = setApart(found, options)
        expect([places.length, crowded]).toEqual([found.length, undefined])
        expect(places.some((one, at) => places.some((other, place) => place < at && touches(one, other)))).toBe(false)
      },
    ),
  )
})

function byPlace(a: { lat: number; lng: number }, b: { lat: number; lng: number }) {
  return a.lat - b.lat || a.lng - b.lng
}

test('a stem leads from a dot into what stands beside it, at whichever side, and is none below it', () => {
  const size = { width: 90, height: 36 }
  const room = { frame: { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 }, taken: [] }
  for (const side of groupSides) {
    const at = { x: 300, y: 200 }
    const place = freeSide([side], at, size, 8, room)?.place ?? around(at, size)
    const { length, turn } = stemTo(at, place)
    const end = { x: at.x + length * Math.cos(turn), y: at.y + length * Math.sin(turn) }
    expect(length, side).toBeGreaterThan(8)
    expect(length, side).toBeLessThan(40)
    expect([end.x > place.left, end.x < place.right, end.y > place.top, end.y < place.bottom], side).toEqual([
      true,
      true,
      true,
      true,
    ])
  }
  expect(stemTo({ x: 5, y: 5 }, around({ x: 5, y: 5 }, size)).length).toBe(0)
})
