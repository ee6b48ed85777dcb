import { payment } from '../../editions/agency-facts.ts'
import type { BilledLine, PriceLine } from '../prices.ts'
import { addDays, agencyDay } from '../stays.ts'

export interface Instalment {
  /** The last ISO day on which it may be paid. */
  due: string
  /** Øre or cents. */
  amount: number
  /** Of add-ons that were ordered after the last day that was agreed. */
  isAdded?: true
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

/** What is paid as deposit, with the last instalment that was agreed; null where the house has none. */
export function depositOf(terms: {
  instalments: readonly Instalment[]
  deposits: readonly { amount: number }[]
}): Instalment | null {
  const last = terms.instalments.findLast(({ isAdded }) => !isAdded)
  const amount = terms.deposits.reduce((sum, deposit) => sum + deposit.amount, 0)
  return last && amount > 0 ? { due: last.due, amount } : null
}

/**
 * What is to be paid next, on `today` or later, with the deposit where that is due on the same day; null once every day
 * of payment is over. Whether it was paid is not known here.
 */
export function nextPayment(
  terms: { instalments: readonly Instalment[]; deposits: readonly { amount: number }[] },
  today: string,
): (Instalment & { deposit: number }) | null {
  const next = terms.instalments.find(({ due }) => due >= today)
  if (!next) return null
  const deposit = depositOf(terms)
  const ofDay = deposit?.due === next.due ? deposit.amount : 0
  return { due: next.due, amount: next.amount + ofDay, deposit: ofDay }
}

/** What was ordered in one go after the booking. Money is øre or cents. */
export interface Addition {
  /** ISO instant. */
  createdAt: string
  lines: readonly BilledLine[]
  total: number
}

/**
 * The items and price of a booking now: the only place where add-ons are added to it. An item that was booked and added
 * is one line.
 */
export function withAdditions(
  booked: { lines: readonly PriceLine[]; total: number },
  additions: readonly Pick<Addition, 'lines' | 'total'>[],
): { lines: PriceLine[]; total: number } {
  const lines = new Map(booked.lines.map((line) => [lineKey(line), line]))
  for (const added of additions.flatMap((addition) => addition.lines)) {
    const before = lines.get(lineKey(added))
    const quantity = (before?.quantity ?? 0) + added.quantity
    const amount = (before?.amount ?? 0) + added.amount
    lines.set(lineKey(added), { ...added, quantity, amount, unitPrice: Math.round(amount / quantity) })
  }
  return {
    lines: [...lines.values()],
    total: additions.reduce((sum, { total }) => sum + total, booked.total),
  }
}

function lineKey({ kind, itemId }: Pick<PriceLine, 'kind' | 'itemId'>): string {
  return `${kind}-${itemId ?? ''}`
}

/** Add-ons are paid with the last instalment; those ordered after its day, by the day before arrival. */
export function instalmentsNow(
  instalments: readonly Instalment[],
  additions: readonly Pick<Addition, 'createdAt' | 'total'>[],
  arrival: string,
): Instalment[] {
  const now = instalments.map((instalment) => ({ ...instalment }))
  for (const { createdAt, total } of additions) {
    const last = now.at(-1)
    if (last && last.due >= agencyDay(createdAt)) last.amount += total
    else now.push({ due: addDays(arrival, -1), amount: total, isAdded: true })
  }
  return now
}
