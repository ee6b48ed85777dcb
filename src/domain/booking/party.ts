import type { Party } from '../../contracts/booking.ts'
import { extraInfants } from '../../editions/agency-facts.ts'

/** Party of a price where none is given. */
export const defaultParty: Party = { adults: 2, children: 0, infants: 0, pets: 0 }

/** Limits of a house. */
export interface HouseRoom {
  persons: number
  pets: number
}

export type PartyFault = 'too_many_guests' | 'pets_not_allowed'

/** Persons that the house must have room for, without infants. */
export function roomNeeded({ adults, children, infants }: Party): number {
  return Math.max(adults + children, adults + children + infants - extraInfants)
}

/** Why the house cannot take the party; empty when it can. */
export function partyFaults(party: Party, house: HouseRoom): PartyFault[] {
  const faults: PartyFault[] = []
  if (roomNeeded(party) > house.persons) faults.push('too_many_guests')
  if (party.pets > house.pets) faults.push('pets_not_allowed')
  return faults
}

/** More can be written to the agency. */
const maxInfantsOffered = 6

/** The smallest and the largest number of each that a form of the house offers. */
export function offeredNumbers({ persons, pets }: HouseRoom): Record<keyof Party, [min: number, max: number]> {
  return {
    adults: [1, persons],
    children: [0, persons - 1],
    infants: [0, Math.min(maxInfantsOffered, persons - 1 + extraInfants)],
    pets: [0, pets],
  }
}

/** The requested party reduced to what the house takes: for URLs that were typed or shared. */
export function fittedParty(requested: Partial<Party>, house: HouseRoom): Party {
  const adults = within(requested.adults ?? defaultParty.adults, 1, house.persons)
  const children = within(requested.children ?? 0, 0, house.persons - adults)
  return {
    adults,
    children,
    infants: within(requested.infants ?? 0, 0, house.persons + extraInfants - adults - children),
    pets: within(requested.pets ?? 0, 0, house.pets),
  }
}

function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}

/** Sum of the parties of several houses. */
export function sumOfParties(parties: readonly Party[]): Party {
  const sum = (key: keyof Party) => parties.reduce((all, party) => all + party[key], 0)
  return { adults: sum('adults'), children: sum('children'), infants: sum('infants'), pets: sum('pets') }
}
