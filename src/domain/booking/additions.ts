import type { PriceLine } from '../prices.ts'
import { addDays } from '../stays.ts'
import type { Instalment } from './instalments.ts'

/** What was ordered in one go after the booking. Money is øre or cents. */
export interface Addition {
  /** ISO instant. */
  createdAt: string
  lines: readonly Omit<PriceLine, 'unitPrice'>[]
  total: number
}

/**
 * What a booking consists of and costs now: the one place where add-ons come to it. An item that was booked and added
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
    if (last && last.due >= createdAt.slice(0, 10)) last.amount += total
    else now.push({ due: addDays(arrival, -1), amount: total })
  }
  return now
}
