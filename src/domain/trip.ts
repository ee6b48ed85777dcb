import { type Party, partyKeys } from '../contracts/booking.ts'

/** When and with whom guests travel, as far as they have said it. */
export interface Trip {
  /** ISO day. */
  arrival: string | null
  /** Nights. */
  duration: number | null
  party: Party | null
}

export const noTrip: Trip = { arrival: null, duration: null, party: null }

/** Parameters of a party, in the order of `partyKeys`; those of nobody are left out. */
export function partyParameters(party: Party | null): [string, string][] {
  return party
    ? partyKeys.flatMap((key) => (party[key] > 0 ? [[key, String(party[key])] as [string, string]] : []))
    : []
}

/** Parameters of a trip; what is not known is left out. */
export function tripParameters({ arrival, duration, party }: Trip): [string, string][] {
  return [
    ...(arrival ? [['arrival', arrival] as [string, string]] : []),
    ...(duration ? [['duration', String(duration)] as [string, string]] : []),
    ...partyParameters(party),
  ]
}
