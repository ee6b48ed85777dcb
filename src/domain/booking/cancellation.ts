import { cancellation } from '../../editions/agency-facts.ts'
import { addDays } from '../stays.ts'

export interface CancellationStep {
  /** The last ISO day on which this step holds. */
  until: string
  share: number
  /** Øre or cents. */
  amount: number
}

/** The ladder for a stay and its total (øre or cents), without the steps whose last day is over on `today`. */
export function cancellationSteps(arrival: string, total: number, today: string): CancellationStep[] {
  return cancellation
    .map(({ fromDaysBefore, share }) => ({
      until: addDays(arrival, -fromDaysBefore),
      share,
      amount: Math.round(total * share),
    }))
    .filter(({ until }) => until >= today)
}
