import { daysBetween, isBookable } from '../stays.ts'

/** A stay as a list of stays has it. */
export interface ListedStay {
  arrival: string
  duration: number
  /** 1 free, 0 taken. */
  status: number
}

const freeStatus = 1

export function isFree(stay: ListedStay, now: Date): boolean {
  return stay.status === freeStatus && isBookable(stay.arrival, now)
}

/**
 * Free stays near the requested one: those of the same length first, then the nearest arrivals, of one arrival the most
 * similar length. The requested stay itself is left out.
 */
export function neighboursOf<Stay extends ListedStay>(
  requested: { arrival: string; duration: number },
  stays: readonly Stay[],
  now: Date,
  max = 5,
): Stay[] {
  return stays
    .filter(
      (stay) => isFree(stay, now) && !(stay.arrival === requested.arrival && stay.duration === requested.duration),
    )
    .map((stay) => ({
      stay,
      days: daysApart(stay.arrival, requested.arrival),
      nights: stay.duration - requested.duration,
    }))
    .sort(
      (a, b) =>
        Number(a.nights !== 0) - Number(b.nights !== 0) ||
        a.days - b.days ||
        Math.abs(a.nights) - Math.abs(b.nights) ||
        a.nights - b.nights,
    )
    .slice(0, max)
    .map(({ stay }) => stay)
}

/** Stays of another length are offered where they begin within so many days, and have at most so many nights more or fewer. */
export const aroundDays = 10
const aroundNights = 3

/**
 * What is offered in place of a stay that is not free, the nearest first: the stays of its length before and after it,
 * then two of a few nights more or fewer around its arrival.
 */
export function staysAround<Stay extends ListedStay>(
  requested: { arrival: string; duration: number },
  stays: readonly Stay[],
  now: Date,
): Stay[] {
  const near = neighboursOf(requested, stays, now, Number.POSITIVE_INFINITY)
  const ofLength = near.filter(({ duration }) => duration === requested.duration)
  const before = ofLength.find(({ arrival }) => arrival < requested.arrival)
  const after = ofLength.find(({ arrival }) => arrival > requested.arrival)
  const ofOther = near.filter(
    ({ arrival, duration }) =>
      duration !== requested.duration &&
      Math.abs(duration - requested.duration) <= aroundNights &&
      daysApart(arrival, requested.arrival) <= aroundDays,
  )
  const sides = before && after ? ofLength.filter((stay) => stay === before || stay === after) : ofLength.slice(0, 2)
  return [...sides, ...ofOther.slice(0, 2)]
}

/** The free stay nearest to the request: of the same length if there is one. Without an arrival, the earliest. */
export function nearestStay<Stay extends ListedStay>(
  requested: { arrival?: string; duration: number },
  stays: readonly Stay[],
  now: Date,
): Stay | undefined {
  const free = stays.filter((stay) => isFree(stay, now))
  const sameLength = free.filter(({ duration }) => duration === requested.duration)
  const candidates = sameLength.length > 0 ? sameLength : free
  const arrival = requested.arrival
  const distance = (stay: Stay) => (arrival ? daysApart(stay.arrival, arrival) : 0)
  return candidates.toSorted((a, b) => distance(a) - distance(b) || a.arrival.localeCompare(b.arrival))[0]
}

export function daysApart(one: string, other: string): number {
  return Math.abs(daysBetween(one, other))
}
