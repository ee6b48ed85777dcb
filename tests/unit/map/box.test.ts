import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxHolds, canonicalBox, readBox, writeBox } from '../../../src/domain/map/box.ts'
import { cellLevels, cellOf, levelOfZoom, middleOfCell } from '../../../src/domain/map/cells.ts'

const box = fc
  .tuple(
    fc.double({ min: 53, max: 56, noNaN: true }),
    fc.double({ min: 6, max: 8, noNaN: true }),
    fc.double({ min: 56.1, max: 58, noNaN: true }),
    fc.double({ min: 8.1, max: 11, noNaN: true }),
  )
  .map(([south, west, north, east]) => ({ south, west, north, east }))

test('a box that is written lies within the one it was made of, and is canonical', () => {
  fc.assert(
    fc.property(box, (requested) => {
      const text = writeBox(requested)
      expect(canonicalBox(text)).toBe(text)
      const { south, west, north, east } = readBox(text) ?? requested
      expect(boxHolds(requested, south, west) && boxHolds(requested, north, east)).toBe(true)
      expect(south - requested.south).toBeLessThan(0.00011)
    }),
  )
})

test.each([
  '',
  '55,8,56',
  '56,8,55,9',
  '55,9,56,8',
  '55,8,91,9',
  '55,8,56,181',
  'a,b,c,d',
  '55,8,56,9,10',
  '1e1,8,56,9',
  '55,8,55.00001,9',
])('"%s" is no box', (text) => {
  expect(canonicalBox(text)).toBeNull()
})

test.each([
  ['55.00004, 8.0,56.10000,9', '55,8,56.1,9'],
  ['-0.00001,-1,0.5,1', '0,-1,0.5,1'],
])('"%s" is the box %s', (text, canonical) => {
  expect(canonicalBox(text)).toBe(canonical)
})

test('a place stands at most half a square away from the middle of its own', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cellLevels),
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -179, max: 179, noNaN: true }),
      (level, lat, lng) => {
        const middle = middleOfCell(level, cellOf(level, lat, lng))
        expect(Math.abs(middle.lat - lat)).toBeLessThanOrEqual(0.5 / 2 ** (level + 1) + 1e-9)
        expect(Math.abs(middle.lng - lng)).toBeLessThanOrEqual(0.5 / 2 ** level + 1e-9)
      },
    ),
  )
})

test('every zoom has a level, finer the closer one looks, and never so coarse that a place is lost in its square', () => {
  expect([6, 7, 8, 9, 10.5, 14, 20].map(levelOfZoom)).toEqual([4, 4, 4, 5, 6, 9, 9])
})
