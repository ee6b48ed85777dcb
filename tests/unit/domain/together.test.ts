import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween } from '../../../src/domain/distance.ts'
import {
  findGroups,
  type GroupWish,
  groupDistances,
  groupOrders,
  groupSizes,
} from '../../../src/domain/together/find-groups.ts'
import { processorTimeOf } from '../processor-time.ts'

const house = fc.record({
  totalPrice: fc.integer({ min: 100_000, max: 400_000 }),
  persons: fc.integer({ min: 1, max: 12 }),
  // Some kilometres of coast, and the borders between cells of the grid with them.
  _geo: fc.record({
    lat: fc.double({ min: 55.5, max: 55.54, noNaN: true }),
    lng: fc.double({ min: 8.1, max: 8.16, noNaN: true }),
  }),
})
const houses = fc
  .array(house, { maxLength: 40 })
  .map((all) => all.map((each, index) => ({ ...each, lodgingId: index + 1 })))
const wish: fc.Arbitrary<GroupWish> = fc.record({
  size: fc.constantFrom(...groupSizes),
  within: fc.constantFrom(...groupDistances),
  persons: fc.integer({ min: 1, max: 30 }),
  order: fc.constantFrom(...groupOrders),
})
type House = typeof houses extends fc.Arbitrary<(infer Each)[]> ? Each : never

/** Every choice of so many, looked at one by one. */
function plainly(all: readonly House[], { size, within, persons, order }: GroupWish) {
  const chosen =
    size === 2
      ? all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b]))
      : all.flatMap((a, i) => all.slice(i + 1).flatMap((b, j) => all.slice(i + j + 2).map((c) => [a, b, c])))
  return chosen
    .map((group) => ({
      ids: group.map(({ lodgingId }) => lodgingId).sort((a, b) => a - b),
      total: group.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
      persons: group.reduce((sum, each) => sum + each.persons, 0),
      distance: Math.max(...group.flatMap((a) => group.map((b) => (a === b ? 0 : metresBetween(a._geo, b._geo))))),
    }))
    .filter((group) => group.distance <= within && group.persons >= persons)
    .map((group) => ({ key: group.ids.join(' '), rank: group[order] }))
    .sort((a, b) => a.rank - b.rank)
}

test('the groups are those that a plain loop finds, in the order that was asked for', () => {
  fc.assert(
    fc.property(houses, wish, (all, asked) => {
      const { groups, isCut } = findGroups(all, asked, 100_000)
      const plain = plainly(all, asked)
      expect(isCut).toBe(false)
      const found = groups.map((group) =>
        group.houses
          .map(({ lodgingId }) => lodgingId)
          .sort((a, b) => a - b)
          .join(' '),
      )
      expect(found.toSorted()).toEqual(plain.map(({ key }) => key).sort())
      const ranks = groups.map((group) => group[asked.order])
      for (const [index, rank] of ranks.entries()) expect(rank).toBeCloseTo(plain[index]?.rank ?? -1, 6)
    }),
    { numRuns: 300 },
  )
})

test('a search that ends early says so, and what it has found is true', () => {
  fc.assert(
    fc.property(houses, wish, fc.integer({ min: 1, max: 20 }), (all, asked, most) => {
      const whole = findGroups(all, asked, 100_000).groups
      const lyingTogether = findGroups(all, { ...asked, persons: 1 }, 100_000).groups.length
      const { groups, isCut } = findGroups(all, asked, most)
      expect(isCut).toBe(lyingTogether > most)
      expect(groups.length).toBeLessThanOrEqual(most)
      if (!isCut) expect(groups).toEqual(whole)
      for (const group of groups) expect(whole).toContainEqual(group)
    }),
  )
})

test('a thousand houses in one place are gone through within a second of processor time', () => {
  const crowd = Array.from({ length: 1000 }, (_, index) => ({
    ...{ lodgingId: index + 1, totalPrice: 100_000 + index, persons: 6 },
    _geo: { lat: 55.5 + (index % 32) * 0.0001, lng: 8.1 + Math.floor(index / 32) * 0.0001 },
  }))
  const took = processorTimeOf(() => {
    const found = findGroups(crowd, { size: 3, within: 2000, persons: 19, order: 'total' }, 20_000)
    expect([found.isCut, found.groups.length]).toEqual([true, 0])
  })
  expect(took).toBeLessThan(1000)
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
