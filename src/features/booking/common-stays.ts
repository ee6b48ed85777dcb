import type { StayOffer } from '../../contracts/booking-price.ts'

export interface OfferedStays {
  /** Of the chosen length. `total`: øre or cents; null of the chosen one where one of the houses is taken. */
  arrivals: { arrival: string; total: number | null }[]
  /** Nights. */
  durations: number[]
}

/**
 * The stays that all houses of an order have, each with their sum; the chosen one stays among them. A single house's are
 * its own.
 */
export function staysTogether(
  offers: readonly Pick<StayOffer, 'arrivals' | 'durations'>[],
  chosen: { arrival: string; duration: number },
): OfferedStays {
  const [own, ...others] = offers
  if (!own) return { arrivals: [], durations: [] }
  const arrivals = own.arrivals.flatMap(({ arrival, total }): OfferedStays['arrivals'] => {
    const totals = others.flatMap((other) => other.arrivals.find((each) => each.arrival === arrival)?.total ?? [])
    if (totals.length === others.length) return [{ arrival, total: totals.reduce((sum, each) => sum + each, total) }]
    return arrival === chosen.arrival ? [{ arrival, total: null }] : []
  })
  const durations = own.durations.filter((nights) => others.every((other) => other.durations.includes(nights)))
  return { arrivals, durations }
}
