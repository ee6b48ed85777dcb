import { addDays } from '../stays.ts'

/**
 * When a stay is paid, the agency's own rule: a quarter within a week of booking, the rest six weeks before arrival;
 * what is booked later than that is paid at once.
 */
export const paymentRule = { firstShare: 0.25, firstWithinDays: 7, restDaysBefore: 42 } as const

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
  const { firstShare, firstWithinDays, restDaysBefore } = paymentRule
  const first = { due: addDays(today, firstWithinDays), amount: Math.round((total * firstShare) / 100) * 100 }
  const rest = { due: addDays(arrival, -restDaysBefore), amount: total - first.amount }
  if (first.due < rest.due && first.amount > 0) return [first, rest]
  const eve = addDays(arrival, -1)
  const latest = eve < today ? today : eve
  return [{ due: first.due < latest ? first.due : latest, amount: total }]
}
