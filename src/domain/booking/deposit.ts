import type { Instalment } from './instalments.ts'

/** What is paid as deposit, with the last instalment; null where the house has none. */
export function depositOf(terms: {
  instalments: readonly Instalment[]
  deposits: readonly { amount: number }[]
}): Instalment | null {
  const last = terms.instalments.at(-1)
  const amount = terms.deposits.reduce((sum, deposit) => sum + deposit.amount, 0)
  return last && amount > 0 ? { due: last.due, amount } : null
}
