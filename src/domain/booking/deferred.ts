import type { DeferredPeriod } from '../../contracts/booking.ts'
import { addDays, today } from '../stays.ts'

/** Periods whose prices are still to come: from the day on which they open, their stays are booked like any other. */
export function openPeriods(periods: readonly DeferredPeriod[], now: Date): DeferredPeriod[] {
  return periods.filter(({ opensAt }) => opensAt > today(now))
}

/** The period in which a whole stay lies; undefined where none does. */
export function periodOf(
  periods: readonly DeferredPeriod[],
  { arrival, duration }: { arrival: string; duration: number },
): DeferredPeriod | undefined {
  const departure = addDays(arrival, duration)
  return periods.find(({ fromDate, toDate }) => arrival >= fromDate && departure <= toDate)
}
