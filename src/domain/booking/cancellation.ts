import { addDays } from '../stays.ts'

/**
 * What a guest who cancels pays, by the days left until arrival: the agency's own ladder, which the trade code of
 * Feriehusudlejernes Brancheforening wants in the offer, in writing. `share` is of the total; 1 is all of it.
 */
export const cancellationLadder = [
  { fromDaysBefore: 60, share: 0.2 },
  { fromDaysBefore: 35, share: 0.6 },
  { fromDaysBefore: 0, share: 0.9 },
] as const

export interface CancellationStep {
  /** The last ISO day on which this step holds. */
  until: string
  share: number
  /** Øre or cents. */
  amount: number
}

/** The ladder for a stay and its total (øre or cents), without the steps whose last day is over on `today`. */
export function cancellationSteps(arrival: string, total: number, today: string): CancellationStep[] {
  return cancellationLadder
    .map(({ fromDaysBefore, share }) => ({
      until: addDays(arrival, -fromDaysBefore),
      share,
      amount: Math.round(total * share),
    }))
    .filter(({ until }) => until >= today)
}
