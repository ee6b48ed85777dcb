import { expect, test } from 'vitest'
import { around, clearPlace, touches } from '../../../src/features/search/map/stand-apart.ts'

const frame = { left: 0, top: 0, right: 400, bottom: 400 }
const at = { x: 200, y: 200 }
const size = { width: 60, height: 30 }

test('a text stands right beside its spot where that is free', () => {
  const place = clearPlace(at, size, { frame, taken: [] })
  expect(place && touches(place, around(at, { width: 20, height: 20 }))).toBe(true)
})

test('among others a text stands farther off, where neither it nor its stem touches one', () => {
  // All around the spot but to the north.
  const taken = [
    { left: 130, top: 215, right: 270, bottom: 330 },
    { left: 100, top: 120, right: 185, bottom: 330 },
    { left: 215, top: 120, right: 300, bottom: 330 },
  ]
  const place = clearPlace(at, size, { frame, taken })
  expect(place).not.toBeNull()
  expect(taken.filter((each) => place && touches(place, each))).toEqual([])
  expect(place?.bottom).toBeLessThan(120)
})

test('without any room for it a text has no place', () => {
  expect(clearPlace(at, size, { frame, taken: [frame] })).toBeNull()
})
