import type { DeferredPeriod } from '../../contracts/booking.ts'
import { nightsOf, seasonsOn, today } from '../stays.ts'

/** Periods without prices yet: from the day on which they open, their stays are booked like any other. */
export function openPeriods(periods: readonly DeferredPeriod[], now: Date): DeferredPeriod[] {
  return periods.filter(({ opensAt }) => opensAt > today(now))
}

/**
 * The period that the whole stay waits for: of those that its nights are in, the one that opens last. A stay may be in
 * several periods and partly in time that is on sale; each night has to be in one of these.
 * @param periods all that are known, released ones too
 * @returns undefined where a night is in neither, and where every night is on sale: that stay is booked, not reserved
 */
export function periodOf(
  periods: readonly DeferredPeriod[],
  { arrival, duration }: { arrival: string; duration: number },
  now: Date,
): DeferredPeriod | undefined {
  const open = openPeriods(periods, now)
  const awaited = new Set<DeferredPeriod>()
  for (const night of nightsOf(arrival, duration)) {
    const nightPeriods = open.filter((period) => hasNight(period, night))
    for (const period of nightPeriods) awaited.add(period)
    if (nightPeriods.length === 0 && !isOnSale(periods, night, now)) return undefined
  }
  return [...awaited].sort((a, b) => b.opensAt.localeCompare(a.opensAt))[0]
}

/** The nights of a stay in no open period: others can book them now. */
export function releasedNights(
  periods: readonly DeferredPeriod[],
  { arrival, duration }: { arrival: string; duration: number },
  now: Date,
): string[] {
  const open = openPeriods(periods, now)
  return nightsOf(arrival, duration).filter((night) => !open.some((period) => hasNight(period, night)))
}

/** `toDate` is the last day of departure. */
function hasNight({ fromDate, toDate }: DeferredPeriod, night: string): boolean {
  return night >= fromDate && night < toDate
}

/** Whether a night without an open period is on sale. */
function isOnSale(periods: readonly DeferredPeriod[], night: string, now: Date): boolean {
  return seasonsOn(today(now)).includes(Number(night.slice(0, 4))) || periods.some((period) => hasNight(period, night))
}
