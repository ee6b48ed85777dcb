import { expect, test } from 'vitest'
import { buildHouse } from '../../../src/backend/seed/houses/build-house.ts'
import { amountOf, type House } from '../../../src/backend/seed/houses/house.ts'
import type { FacilityKey } from '../../../src/domain/facilities.ts'
import { facility } from '../../../src/domain/facilities.ts'
import {
  areRoomsKnown,
  layOut,
  listedRoomsOf,
  type PlanThing,
  planRoomsOf,
} from '../../../src/features/lodging/plan-rooms.ts'

const houses = Array.from({ length: 600 }, (_, index) => buildHouse(index))

function planOf(house: House) {
  return planRoomsOf(facilitiesOf(house))
}

function facilitiesOf(house: House) {
  return [...house.equipment].map(([key, value]) => ({
    facilityId: facility[key],
    value: String(value),
    fromDate: null,
    toDate: null,
  }))
}

const roomsOf = {
  bedroom: 'bedrooms',
  bathroom: 'bathrooms',
  terrace: 'terraces',
  pool: 'pool',
  sauna: 'sauna',
  spa: 'spa',
  games: 'activityRoom',
} as const satisfies Record<string, FacilityKey>
const thingsOf = {
  double: 'doubleBeds',
  bunk: 'bunkBeds',
  sofaBed: 'sofaBeds',
  stove: 'woodStove',
  fireplace: 'openFireplace',
  bathtub: 'bathtub',
  poolTable: 'poolTable',
  tableTennis: 'tableTennis',
  hotTub: 'wildernessBath',
} as const satisfies Partial<Record<PlanThing, FacilityKey>>

test('the plan of each of 600 houses tells its facts: rooms, beds and what stands in them', () => {
  for (const house of houses) {
    const rooms = planOf(house)
    const things = rooms.flatMap((room) => room.things)
    for (const [kind, key] of Object.entries(roomsOf))
      expect(rooms.filter((room) => room.kind === kind).length, `${house.name} ${key}`).toBe(amountOf(house, key))
    for (const [kind, key] of Object.entries(thingsOf))
      expect(things.filter((thing) => thing === kind).length, `${house.name} ${key}`).toBe(amountOf(house, key))
    const singles = (['singleBeds', 'loftBeds', 'annexBeds'] as const).reduce(
      (sum, key) => sum + amountOf(house, key),
      0,
    )
    expect(things.filter((thing) => thing === 'single').length, house.name).toBe(singles)
    const listed = listedRoomsOf(facilitiesOf(house)) ?? []
    expect(listed.length, house.name).toBe(amountOf(house, 'bedrooms') + amountOf(house, 'bathrooms'))
    expect(listed.map(({ things: own }) => own.length).toSorted()[0], house.name).toBe(1)
    expect(things.filter((thing) => thing === 'shower').length, house.name).toBe(
      amountOf(house, 'bathrooms') - amountOf(house, 'bathtub'),
    )
    const toilets = rooms.filter(({ kind }) => kind === 'toilet' || kind === 'bathroom').length
    expect(toilets, house.name).toBe(amountOf(house, 'toilets'))
    expect(
      rooms.filter(({ kind, things: own }) => kind === 'bedroom' && own.length === 0),
      house.name,
    ).toEqual([])
  }
})

test('no two rooms of a plan lie upon each other, and all lie on it', () => {
  for (const house of houses) {
    const { rooms, width, height } = layOut(planOf(house))
    rooms.forEach((a, i) => {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height, house.name).toBe(true)
      for (const b of rooms.slice(i + 1)) {
        const apart =
          a.x + a.width <= b.x + 1e-6 || b.x + b.width <= a.x + 1e-6 || a.y + a.height <= b.y || b.y + b.height <= a.y
        expect(apart, `${house.name} ${a.kind} ${b.kind}`).toBe(true)
      }
    })
  }
})

test('a house has a plan exactly where its bedrooms are known', () => {
  const held = (key: FacilityKey, value: string) => ({ facilityId: facility[key], value, fromDate: null, toDate: null })
  const unknown = [[], [held('pool', '1')], ...['0', '', 'some', '-2', '0.5'].map((value) => [held('bedrooms', value)])]
  for (const facilities of [...unknown, [held('bedrooms', '2')], ...houses.map(facilitiesOf)]) {
    expect(areRoomsKnown(facilities), JSON.stringify(facilities)).toBe(planRoomsOf(facilities).length > 0)
  }
  expect(unknown.flatMap(planRoomsOf)).toEqual([])
})
