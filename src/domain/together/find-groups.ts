import type { Position } from '../distance.ts'
import { nearHouses } from './near-houses.ts'

export const groupSizes = [2, 3] as const
/** Metres. */
export const groupDistances = [100, 250, 500, 1000, 2000] as const
export const groupOrders = ['total', 'distance'] as const

export interface GroupWish {
  size: (typeof groupSizes)[number]
  /** Metres between any two of them, at most. */
  within: number
  /** Of the whole party. */
  persons: number
  order: (typeof groupOrders)[number]
}

interface GroupHouse {
  lodgingId: number
  totalPrice: number
  persons: number
  _geo: Position
}

export interface Group<House> {
  /** The cheapest first. */
  houses: House[]
  /** Øre or cents. */
  total: number
  /** Metres between the two that are furthest from each other. */
  distance: number
}

export interface FoundGroups<House> {
  groups: Group<House>[]
  /** There are more than were looked at, and they are not among these. */
  isCut: boolean
}

/**
 * Every two or three of the houses that lie so close together and have room for the party, ranked. Of those that lie together no more than `most` are looked at.
 */
export function findGroups<House extends GroupHouse>(
  houses: readonly House[],
  { size, within, persons, order }: GroupWish,
  most: number,
): FoundGroups<House> {
  const sorted = houses.toSorted((a, b) => a.totalPrice - b.totalPrice || a.lodgingId - b.lodgingId)
  const near = nearHouses(
    sorted.map(({ _geo }) => _geo),
    within,
  )
  const groups: Group<House>[] = []
  let looked = 0
  for (const found of size === 2 ? pairs(near) : threes(near)) {
    looked += 1
    if (looked > most) return { groups: groups.sort(byOrder(order)), isCut: true }
    const members = found.indexes.flatMap((index) => sorted[index] ?? [])
    if (sum(members, 'persons') < persons) continue
    groups.push({ houses: members, total: sum(members, 'totalPrice'), distance: found.distance })
  }
  return { groups: groups.sort(byOrder(order)), isCut: false }
}

interface Near {
  indexes: number[]
  distance: number
}

function* pairs(near: readonly ReadonlyMap<number, number>[]): Generator<Near> {
  for (const [first, others] of near.entries()) {
    for (const [second, distance] of others) yield { indexes: [first, second], distance }
  }
}

function* threes(near: readonly ReadonlyMap<number, number>[]): Generator<Near> {
  for (const { indexes, distance } of pairs(near)) {
    const [first = 0, second = 0] = indexes
    for (const [third, fromFirst] of near[first] ?? []) {
      const fromSecond = near[second]?.get(third)
      if (fromSecond === undefined) continue
      yield { indexes: [first, second, third], distance: Math.max(distance, fromFirst, fromSecond) }
    }
  }
}

function byOrder(order: GroupWish['order']) {
  const other = order === 'total' ? 'distance' : 'total'
  return function compare<House extends GroupHouse>(a: Group<House>, b: Group<House>): number {
    const places = a.houses.map(({ lodgingId }, index) => lodgingId - (b.houses[index]?.lodgingId ?? 0))
    return a[order] - b[order] || a[other] - b[other] || places.find((difference) => difference !== 0) || 0
  }
}

function sum<House extends GroupHouse>(houses: readonly House[], name: 'persons' | 'totalPrice'): number {
  return houses.reduce((total, house) => total + house[name], 0)
}
