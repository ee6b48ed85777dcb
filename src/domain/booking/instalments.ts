import { payment } from '../../editions/agency-facts.ts'
import { addDays } from '../stays.ts'

export interface Instalment {
  /** The last ISO day on which it may be paid. */
  due: string
  /** Øre or cents. */
  amount: number
}

/**
 * What is paid when, of a total (øre or cents) booked on `today`, earliest first. The amounts sum to the total; the
 * first is whole kroner or euro; the last is due before the day of arrival, and of a stay that begins today on it.
 */
export function instalmentsOf(arrival: string, total: number, today: string): Instalment[] {
  const { firstShare, firstWithinDays, restDaysBefore } = payment
  const first = { due: addDays(today, firstWithinDays), amount: Math.round((total * firstShare) / 100) * 100 }
  const rest = { due: addDays(arrival, -restDaysBefore), amount: total - first.amount }
  if (first.due < rest.due && first.amount > 0) return [first, rest]
  const eve = addDays(arrival, -1)
  const latest = eve < today ? today : eve
  return [{ due: first.due < latest ? first.due : latest, amount: total }]
}
