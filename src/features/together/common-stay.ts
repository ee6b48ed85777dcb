import type { Group, GroupHouse, GroupQuery } from './find-groups.ts'

export interface HouseStay {
  /** ISO day. */
  arrival: string
  /** Nights. */
  duration: number
  /** Øre or cents, without pets. */
  total: number
  /** The total with all of the party's pets; null where the house does not take them. */
  totalWithPets: number | null
}

type PriceQuery = Pick<GroupQuery, 'pets' | 'maxTotal'>

/**
 * The cheapest stay for which all of the houses are free, of equal ones the first and then the shortest; null where there
 * is none within the budget. The pets go to the house that charges least for them.
 */
export function commonStay<House extends GroupHouse>(
  houses: readonly House[],
  { pets, maxTotal }: PriceQuery,
): Omit<Group<House>, 'distance'> | null {
  let cheapest: Omit<Group<House>, 'distance'> | null = null
  const [first, ...others] = houses
  if (!first) return null
  for (const [key, stay] of first.stays) {
    const same = others.flatMap((house) => house.stays.get(key) ?? [])
    if (same.length < others.length) continue
    const stays = [stay, ...same]
    const petPlace = petPlaceOf(stays, pets)
    if (pets > 0 && petPlace === null) continue
    const totals = stays.map(({ total, totalWithPets }, place) =>
      place === petPlace ? (totalWithPets ?? total) : total,
    )
    const total = totals.reduce((sum, each) => sum + each, 0)
    if (total > maxTotal || (cheapest && (total - cheapest.total || compareDays(stay, cheapest)) >= 0)) continue
    const ranked = houses
      .map((house, place) => ({ house, total: totals[place] ?? 0 }))
      .sort((a, b) => a.total - b.total || a.house.lodgingId - b.house.lodgingId)
    cheapest = {
      houses: ranked.map(({ house }) => house),
      arrival: stay.arrival,
      duration: stay.duration,
      total,
      petHouseId: petPlace === null ? null : (houses[petPlace]?.lodgingId ?? null),
    }
  }
  return cheapest
}

/** Which of the houses takes the pets for the least charge; null where none does. */
function petPlaceOf(stays: readonly HouseStay[], pets: number): number | null {
  if (pets === 0) return null
  let cheapest: { place: number; charge: number } | null = null
  for (const [place, { total, totalWithPets }] of stays.entries()) {
    if (totalWithPets === null) continue
    const charge = totalWithPets - total
    if (!cheapest || charge < cheapest.charge) cheapest = { place, charge }
  }
  return cheapest?.place ?? null
}

type Days = Pick<HouseStay, 'arrival' | 'duration'>

/** The same text for the same days. */
export function keyOf({ arrival, duration }: Days): string {
  return `${arrival} ${duration}`
}

function compareDays(a: Days, b: Days): number {
  if (a.arrival === b.arrival) return a.duration - b.duration
  return a.arrival < b.arrival ? -1 : 1
}
