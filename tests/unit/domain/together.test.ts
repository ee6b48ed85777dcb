import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partyFaults } from '../../../src/domain/booking/party.ts'
import { metresBetween } from '../../../src/domain/distance.ts'
import { keyOf } from '../../../src/features/together/common-stay.ts'
import {
  findGroups,
  type GroupQuery,
  groupDistances,
  groupOrders,
  groupSizes,
} from '../../../src/features/together/find-groups.ts'
import { roomNeededIn, spreadParty } from '../../../src/features/together/spread-party.ts'
import { processorTimeOf } from '../processor-time.ts'

const days = ['2027-07-02', '2027-07-03', '2027-07-05'] as const
const stay = fc
  .record({
    arrival: fc.constantFrom(...days),
    duration: fc.constantFrom(3, 7),
    total: fc.integer({ min: 100_000, max: 400_000 }),
    charge: fc.option(fc.integer({ min: 0, max: 50_000 })),
  })
  .map(({ charge, ...each }) => ({ ...each, totalWithPets: charge === null ? null : each.total + charge }))
const house = fc.record({
  stays: fc
    .array(stay, { minLength: 1, maxLength: 4 })
    .map((stays) => new Map(stays.map((each) => [keyOf(each), each]))),
  persons: fc.integer({ min: 1, max: 12 }),
  // Some kilometres of coast, and the borders between cells of the grid with them.
  _geo: fc.record({
    lat: fc.double({ min: 55.5, max: 55.54, noNaN: true }),
    lng: fc.double({ min: 8.1, max: 8.16, noNaN: true }),
  }),
})
const houses = fc
  .array(house, { maxLength: 30 })
  .map((all) => all.map((each, index) => ({ ...each, lodgingId: index + 1 })))
const groupQuery: fc.Arbitrary<GroupQuery> = fc.record({
  size: fc.constantFrom(...groupSizes),
  within: fc.constantFrom(...groupDistances),
  persons: fc.integer({ min: 1, max: 30 }),
  pets: fc.constantFrom(0, 2),
  maxTotal: fc.constantFrom(300_000, Number.POSITIVE_INFINITY),
  order: fc.constantFrom(...groupOrders),
})
type House = typeof houses extends fc.Arbitrary<(infer Each)[]> ? Each : never
const noLimits = { groups: 100_000, stays: 1_000_000 }

/** Every choice of so many for every stay, with the pets in each of them, looked at one by one. */
function plainly(all: readonly House[], { size, within, persons, pets, maxTotal, order }: GroupQuery) {
  const chosen =
    size === 2
      ? all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b]))
      : all.flatMap((a, i) => all.slice(i + 1).flatMap((b, j) => all.slice(i + j + 2).map((c) => [a, b, c])))
  return chosen
    .flatMap((group) => {
      const ids = group.map(({ lodgingId }) => lodgingId).sort((a, b) => a - b)
      const distance = Math.max(
        ...group.flatMap((a) => group.map((b) => (a === b ? 0 : metresBetween(a._geo, b._geo)))),
      )
      if (distance > within || group.reduce((sum, each) => sum + each.persons, 0) < persons) return []
      const totals: number[] = []
      for (const arrival of days) {
        for (const duration of [3, 7]) {
          const stays = group.flatMap(({ stays }) => stays.get(keyOf({ arrival, duration })) ?? [])
          if (stays.length < group.length) continue
          const total = stays.reduce((sum, each) => sum + each.total, 0)
          if (pets === 0) totals.push(total)
          else
            for (const each of stays)
              if (each.totalWithPets !== null) totals.push(total - each.total + each.totalWithPets)
        }
      }
      const total = Math.min(...totals.filter((each) => each <= maxTotal))
      return Number.isFinite(total) ? { key: ids.join(' '), total, distance } : []
    })
    .map((group) => ({ ...group, rank: group[order] }))
    .sort((a, b) => a.rank - b.rank)
}

test('the groups are those that a plain loop finds, at their cheapest common stay, in the order that was requested', () => {
  fc.assert(
    fc.property(houses, groupQuery, (all, query) => {
      const { groups, cutAfter } = findGroups(all, query, noLimits)
      const plain = plainly(all, query)
      expect(cutAfter).toBe(null)
      const keyOfGroup = (group: (typeof groups)[number]) =>
        group.houses
          .map(({ lodgingId }) => lodgingId)
          .sort((a, b) => a - b)
          .join(' ')
      expect(groups.map((group) => [keyOfGroup(group), group.total]).sort()).toEqual(
        plain.map(({ key, total }) => [key, total]).sort(),
      )
      const ranks = groups.map((group) => group[query.order])
      for (const [index, rank] of ranks.entries()) expect(rank).toBeCloseTo(plain[index]?.rank ?? -1, 6)
      for (const group of groups) {
        const totals = group.houses.map((each) => {
          const own = each.stays.get(keyOf(group))
          return (each.lodgingId === group.petHouseId ? own?.totalWithPets : own?.total) ?? Number.NaN
        })
        expect(totals.reduce((sum, each) => sum + each, 0)).toBe(group.total)
        expect(totals).toEqual(totals.toSorted((a, b) => a - b))
        expect(group.petHouseId === null).toBe(query.pets === 0)
      }
    }),
    { numRuns: 300 },
  )
})

test('a search that ends early says after how many, and what it has found is true', () => {
  fc.assert(
    fc.property(
      houses,
      groupQuery,
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 4, max: 80 }),
      (all, query, most, stays) => {
        const whole = findGroups(all, query, noLimits).groups
        const { groups, cutAfter } = findGroups(all, query, { groups: most, stays })
        if (cutAfter === null) expect(groups).toEqual(whole)
        else expect(cutAfter).toBeLessThanOrEqual(most)
        expect(groups.length).toBeLessThanOrEqual(cutAfter ?? most)
        for (const group of groups) expect(whole).toContainEqual(group)
      },
    ),
  )
})

const party = fc.record({
  adults: fc.integer({ min: 1, max: 20 }),
  children: fc.integer({ min: 0, max: 12 }),
  infants: fc.integer({ min: 0, max: 12 }),
  pets: fc.integer({ min: 0, max: 3 }),
})
const rooms = fc.array(fc.record({ persons: fc.integer({ min: 1, max: 14 }), pets: fc.integer({ min: 3, max: 4 }) }), {
  minLength: 2,
  maxLength: 3,
})

test('a party that finds room is spread whole: an adult in each house, all pets in one, and each house takes its part', () => {
  fc.assert(
    fc.property(party, rooms, fc.nat(1), (whole, taken, petPlace) => {
      fc.pre(taken.reduce((sum, { persons }) => sum + persons, 0) >= roomNeededIn(taken.length, whole))
      const parts = spreadParty(whole, taken, petPlace)
      for (const [place, part] of parts.entries()) {
        expect(partyFaults(part, taken[place] ?? { persons: 0, pets: 0 })).toEqual([])
        expect(part.adults).toBeGreaterThan(0)
        expect(part.pets).toBe(place === petPlace ? whole.pets : 0)
      }
      const sum = (key: 'adults' | 'children' | 'infants') => parts.reduce((total, part) => total + part[key], 0)
      expect(sum('adults')).toBe(Math.max(whole.adults, taken.length))
      expect(sum('children')).toBe(whole.children)
      expect(sum('infants')).toBe(whole.infants)
    }),
  )
})

test('a thousand houses in one place are gone through in bounded time, on a slow machine too', () => {
  const arrivals = Array.from({ length: 10 }, (_, index) => `2027-07-${index + 10}`)
  const staysAt = (total: number) =>
    new Map(
      arrivals.map((arrival) => [
        keyOf({ arrival, duration: 7 }),
        { arrival, duration: 7, total, totalWithPets: total + 10_000 },
      ]),
    )
  const maxTotal = Number.POSITIVE_INFINITY
  const ofCrowd = { size: 2, within: 2000, persons: 19, pets: 1, maxTotal, order: 'total' } as const
  const crowd = Array.from({ length: 1000 }, (_, index) => ({
    ...{ lodgingId: index + 1, persons: 6, stays: staysAt(100_000 + index) },
    _geo: { lat: 55.5 + (index % 32) * 0.0001, lng: 8.1 + Math.floor(index / 32) * 0.0001 },
  }))
  const took = processorTimeOf(() => {
    const few = findGroups(crowd, { ...ofCrowd, size: 3 }, { groups: 20_000, stays: 2_000_000 })
    expect([few.cutAfter, few.groups.length]).toEqual([20_000, 0])
    const many = findGroups(crowd, { ...ofCrowd, persons: 1, maxTotal: 0 }, { groups: 100_000, stays: 2_000_000 })
    expect([many.cutAfter, many.groups.length]).toEqual([100_000, 0])
  })
  // Between half a second and two of processor time; without bounds it takes minutes.
  expect(took).toBeLessThan(20_000)
})

test('a degree of latitude is some 111 kilometres, and the way there as long as back', () => {
  const [a, b] = [
    { lat: 55, lng: 8 },
    { lat: 56, lng: 8 },
  ]
  expect(metresBetween(a, b)).toBeCloseTo(111_195, -1)
  expect(metresBetween(b, a)).toBe(metresBetween(a, b))
  expect(metresBetween(a, a)).toBe(0)
})
