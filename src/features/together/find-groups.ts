import type { Party } from '../../contracts/booking.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { earthRadius, metresBetween, type Position } from '../../domain/distance.ts'
import { withPartyTotals } from '../../domain/party-criteria.ts'
import type { RenderContext } from '../../routing/page.ts'
import { commonStay, type HouseStay, keyOf } from './common-stay.ts'
import { spreadParty } from './spread-party.ts'

export const groupSizes = [2, 3] as const
/** Metres. */
export const groupDistances = [100, 250, 500, 1000, 2000] as const
export const groupOrders = ['total', 'distance'] as const

export interface GroupQuery {
  size: (typeof groupSizes)[number]
  /** Metres between any two of them, at most. */
  within: number
  /** Of the whole party. */
  persons: number
  /** One of the houses takes all of them. */
  pets: number
  /** What all houses with the pets may cost, in øre or cents. */
  maxTotal: number
  order: (typeof groupOrders)[number]
}

export interface GroupHouse {
  lodgingId: number
  persons: number
  _geo: Position
  /** Stays for which it is free, by `keyOf`. */
  stays: ReadonlyMap<string, HouseStay>
}

export interface Group<House> {
  /** The cheapest first. */
  houses: House[]
  /** The cheapest stay for which all of them are free. */
  arrival: string
  /** Nights. */
  duration: number
  /** Øre or cents, with what the pets are charged. */
  total: number
  /** The house that takes the pets; null without pets. */
  petHouseId: number | null
  /** Metres between the two that are furthest from each other. */
  distance: number
}

interface FoundGroups<House> {
  groups: Group<House>[]
  /** Combinations that were looked at, where there are more, which are not among these; else null. */
  cutAfter: number | null
}

interface GroupLimits {
  /** Combinations of houses that lie together. */
  groups: number
  /** Stays of houses of these combinations. */
  stays: number
}

/**
 * Every two or three of the houses that lie so close together, have room for the party and are free for the same stay,
 * ranked by the cheapest such stay. Of those that lie together no more than `limits` are looked at.
 */
export function findGroups<House extends GroupHouse>(
  houses: readonly House[],
  { size, within, order, ...party }: GroupQuery,
  limits: GroupLimits,
): FoundGroups<House> {
  // Combinations of the cheapest houses come first, and are looked at whatever the limits leave out.
  const sorted = houses
    .map((house) => ({ house, from: Math.min(...[...house.stays.values()].map(({ total }) => total)) }))
    .sort((a, b) => a.from - b.from || a.house.lodgingId - b.house.lodgingId)
    .map(({ house }) => house)
  const near = nearHouses(
    sorted.map(({ _geo }) => _geo),
    within,
  )
  const groups: Group<House>[] = []
  let looked = 0
  let stays = 0
  for (const { indexes, distance } of size === 2 ? pairs(near) : threes(near)) {
    const members = indexes.flatMap((index) => sorted[index] ?? [])
    stays += members.reduce((sum, house) => sum + house.stays.size, 0)
    if (looked === limits.groups || stays > limits.stays)
      return { groups: groups.sort(byOrder(order)), cutAfter: looked }
    looked += 1
    if (members.reduce((sum, { persons }) => sum + persons, 0) < party.persons) continue
    const stay = commonStay(members, party)
    if (stay) groups.push({ ...stay, distance })
  }
  return { groups: groups.sort(byOrder(order)), cutAfter: null }
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

function byOrder(order: GroupQuery['order']) {
  const other = order === 'total' ? 'distance' : 'total'
  return function compare<House extends GroupHouse>(a: Group<House>, b: Group<House>): number {
    const places = a.houses.map(({ lodgingId }, index) => lodgingId - (b.houses[index]?.lodgingId ?? 0))
    return a[order] - b[order] || a[other] - b[other] || places.find((difference) => difference !== 0) || 0
  }
}

/** Metres that a degree of latitude is long. */
const degree = (earthRadius * Math.PI) / 180
/** Cells are a little wider than they need to be: the earth is round. */
const margin = 1.02

/** For each place the later ones within so many metres, by their index: of a grid only the cells around are looked at. */
export function nearHouses(places: readonly Position[], within: number): ReadonlyMap<number, number>[] {
  const furthestNorth = Math.max(0, ...places.map(({ lat }) => Math.abs(lat)))
  const height = (within / degree) * margin
  const width = height / Math.max(0.01, Math.cos(((furthestNorth + height) * Math.PI) / 180))
  const rowOf = ({ lat }: Position) => Math.floor(lat / height)
  const columnOf = ({ lng }: Position) => Math.floor(lng / width)
  const cells = new Map<string, number[]>()
  for (const [index, place] of places.entries()) {
    const key = `${rowOf(place)} ${columnOf(place)}`
    const cell = cells.get(key)
    if (cell) cell.push(index)
    else cells.set(key, [index])
  }
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [row, column] as const))
  return places.map((place, index) => {
    const near = around.flatMap(([row, column]) => cells.get(`${rowOf(place) + row} ${columnOf(place) + column}`) ?? [])
    return new Map(
      near
        .filter((other) => other > index)
        .map((other) => [other, metresBetween(place, places[other] ?? place)] as const)
        .filter(([, metres]) => metres <= within)
        .sort(([a], [b]) => a - b),
    )
  })
}

/** A house of a group, with the part of the party that stays in it. */
export interface PartyHit extends LodgingHit {
  party: Party | null
}

/** What the cards show of the houses of a page; a group is left out where one of its houses has been taken meanwhile. */
export async function wholeGroups(
  { services, market, now, quotes }: Pick<RenderContext, 'services' | 'market' | 'now' | 'quotes'>,
  groups: readonly Group<GroupHouse>[],
  party: Party | null,
): Promise<Group<PartyHit>[]> {
  if (groups.length === 0) return []
  const ofStays = [...Map.groupBy(groups, keyOf).values()].map((same) => ({
    dates: same.slice(0, 1).map(({ arrival }) => arrival),
    durations: same.slice(0, 1).map(({ duration }) => duration),
    lodgingId: [...new Set(same.flatMap(({ houses }) => houses.map(({ lodgingId }) => lodgingId)))],
  }))
  const { hits } = await services.search.lodgings({
    kind: 'lodging',
    market: market.id,
    parameters: {
      dates: [...new Set(ofStays.flatMap(({ dates }) => dates))],
      durations: [...new Set(ofStays.flatMap(({ durations }) => durations))],
      children: [{ operator: 'OR', children: ofStays }],
    },
    // A house may be shown for several stays.
    config: { oneHitPer: 'stay' },
    resultsPerPage: ofStays.reduce((sum, { lodgingId }) => sum + lodgingId.length, 0),
  })
  const hitOf = new Map(hits.map((hit) => [hitKey(hit.lodgingId, hit.date, hit.duration), hit]))
  const whole = await Promise.all(
    groups.map(async (group) => {
      const own = group.houses.flatMap(
        ({ lodgingId }) => hitOf.get(hitKey(lodgingId, group.arrival, group.duration)) ?? [],
      )
      if (own.length < group.houses.length) return []
      const petPlace = own.findIndex(({ lodgingId }) => lodgingId === group.petHouseId)
      const parties = party && spreadParty(party, own, petPlace)
      const houses = await Promise.all(
        own.map(async (hit, place): Promise<PartyHit[]> => {
          const ofHouse = parties?.[place] ?? null
          const signed = await withQuotes(quotes, withPartyTotals([hit], ofHouse?.pets ?? 0), now, ofHouse)
          return signed.map((each) => ({ ...each, party: ofHouse }))
        }),
      )
      const shown = houses.flat()
      return [{ ...group, houses: shown, total: shown.reduce((sum, { totalPrice }) => sum + totalPrice, 0) }]
    }),
  )
  return whole.flat()
}

function hitKey(lodgingId: number, arrival: string | null, duration: number | null): string {
  return `${lodgingId} ${arrival} ${duration}`
}
