import type { ShortlistStay } from '../contract.ts'

/** The arrival that a list is for; one that is over is none. `day` is the agency's ISO day. */
export function arrivalAhead({ arrival }: Pick<ShortlistStay, 'arrival'>, day: string): string | null {
  return arrival !== null && arrival >= day ? arrival : null
}
