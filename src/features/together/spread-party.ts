import type { Party } from '../../contracts/booking.ts'
import type { HouseRoom } from '../../domain/booking/party.ts'
import { extraInfants } from '../../editions/agency-facts.ts'

/** Persons that so many houses have to take together, each with an adult; the cots of each house are not counted. */
export function roomNeededIn(houses: number, { adults, children, infants }: Party): number {
  const persons = Math.max(adults, houses) + children
  return Math.max(persons, persons + infants - houses * extraInfants)
}

/**
 * Who stays in which of the houses, evenly as far as there is room: at least one adult in each, and all pets in that of
 * `petPlace`. The houses have room for the party.
 */
export function spreadParty(party: Party, houses: readonly HouseRoom[], petPlace: number | null): Party[] {
  const parties = houses.map((_, place) => ({
    adults: 1,
    children: 0,
    infants: 0,
    pets: place === petPlace ? party.pets : 0,
  }))
  spread('adults', party.adults - houses.length, 0)
  spread('children', party.children, 0)
  spread('infants', party.infants, extraInfants)
  return parties

  /** One after the other to the house with the fewest persons that has room for one more. */
  function spread(kind: 'adults' | 'children' | 'infants', count: number, extra: number): void {
    for (let left = count; left > 0; left -= 1) {
      const [next] = parties
        .map((own, place) => ({ own, persons: own.adults + own.children + own.infants, place }))
        .filter(({ persons, place }) => persons < (houses[place]?.persons ?? 0) + extra)
        .sort((a, b) => a.persons - b.persons)
      if (!next) return
      next.own[kind] += 1
    }
  }
}
