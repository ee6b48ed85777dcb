import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { areas } from '../../../src/domain/areas.ts'
import { type Point, readCoast, type WrittenCoast } from '../../../src/domain/map/coast.ts'
import { overviewSize } from '../../../src/domain/map/overview.ts'
import { labelsBeforeAreas, labelsBehindAreas } from '../../../src/features/search/map/names/labels.ts'
import { isOpenSea, seaAt } from '../../../src/features/search/map/names/open-sea.ts'

const text = readFileSync('src/features/search/map/coast.json', 'utf8')
const { box, shores, borders } = readCoast(JSON.parse(text) as WrittenCoast)

test('the drawn coast and its still picture take at most 60 kB compressed', () => {
  const sizes = [text, readFileSync('client/public/coast.svg')].map((file) => brotliCompressSync(file).length)
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(60_000)
})

test('the still picture has the size by which houses are placed on it', () => {
  const { width, height } = overviewSize
  expect(readFileSync('client/public/coast.svg', 'utf8')).toContain(`viewBox="0 0 ${width} ${height}"`)
})

test('every shore is a ring of at least four different places within the box', () => {
  for (const shore of shores) {
    expect(new Set(shore.map(String)).size).toBeGreaterThanOrEqual(4)
    for (const [lat, lng] of [...shore, ...borders.flat()]) {
      expect(lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east).toBe(true)
    }
  }
})

test('no shore near our places crosses itself', () => {
  const near = ([lat, lng]: Point) => areas.some((area) => Math.hypot((area.lng - lng) * 0.55, area.lat - lat) < 0.3)
  for (const shore of shores) {
    const sides = shore.map((from, place) => [from, shore[(place + 1) % shore.length] ?? from] as const)
    const close = sides.filter(([from]) => near(from))
    const crossed = close.filter(([a, b]) => close.some(([c, d]) => isCrossed(a, b, c, d)))
    expect(crossed).toEqual([])
  }
})

test('land and water are where they are', () => {
  const places: [name: string, lat: number, lng: number, isLand: boolean][] = [
    ['Holmsland Klit', 56.05, 8.125, true],
    ['Ringkøbing Fjord', 55.98, 8.25, false],
    ['Nissum Bredning', 56.63, 8.45, false],
    ['the North Sea', 56.2, 7.5, false],
    ['Herning', 56.139, 8.976, true],
    ['Fanø', 55.41, 8.42, true],
    ['Rømø', 55.13, 8.53, true],
    ['Skagen', 57.72, 10.57, true],
    ['Hamburg', 53.55, 10.0, true],
  ]
  const found = places.map(([name, lat, lng]) => [name, shores.some((shore) => isWithin(shore, lat, lng))])
  expect(found).toEqual(places.map(([name, , , isLand]) => [name, isLand]))
})

test('nearly all of our places stand on land', () => {
  const wet = areas.filter(({ lat, lng }) => !shores.some((shore) => isWithin(shore, lat, lng)))
  expect(wet.length).toBeLessThanOrEqual(3)
})

test('every town that the map names stands on land, and once', () => {
  const all = labelsBehindAreas.concat(labelsBeforeAreas).filter(({ kind }) => kind === 'town')
  const wet = all.filter(({ spots }) =>
    spots.every(([lat, lng]) =>
      [0, 0.01, -0.01].every((off) => !shores.some((shore) => isWithin(shore, lat, lng + off))),
    ),
  )
  expect(wet.map(({ name }) => name)).toEqual([])
  const names = all.map(({ name }) => JSON.stringify(name))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(names.length).toBeGreaterThan(100)
})

test('the open sea lies to the west and the north of our coast, and no fjord is part of it', () => {
  const places: [name: string, lat: number, lng: number, isOpen: boolean][] = [
    ['off Hvide Sande', 56, 8.05, true],
    ['Ringkøbing Fjord', 55.98, 8.25, false],
    ['off Blokhus', 57.3, 9.5, true],
    ['the Limfjord', 57.05, 9.3, false],
    ['Nissum Bredning', 56.63, 8.45, false],
    ['Henne', 55.74, 8.25, false],
    ['Kattegat', 57.2, 11, false],
  ]
  expect(places.map(([name, lat, lng]) => [name, isOpenSea(shores, lat, lng)])).toEqual(
    places.map(([name, , , isOpen]) => [name, isOpen]),
  )
  expect(seaAt(56, 8)).toEqual({ word: 'northSea' })
  expect(seaAt(57.3, 9.5)).toBe('Skagerrak')
})

function isWithin(shore: readonly Point[], lat: number, lng: number): boolean {
  let inside = false
  for (const [place, [fromLat, fromLng]] of shore.entries()) {
    const [toLat, toLng] = shore.at(place - 1) ?? [fromLat, fromLng]
    const crosses = fromLat > lat !== toLat > lat
    if (crosses && lng < ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat) + fromLng) inside = !inside
  }
  return inside
}

function isCrossed(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

function turn([ay, ax]: Point, [by, bx]: Point, [cy, cx]: Point): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}
