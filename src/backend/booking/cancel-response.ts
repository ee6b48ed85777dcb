import type { Context } from 'hono'
import type { CancelRefusal } from '../../contracts/cancellation.ts'
import { envelope } from '../../contracts/envelope.ts'
import { toMajor } from '../broker/context.ts'
import { failure } from '../middleware/failures.ts'
import { cancelBooking } from './cancel.ts'

const noStore = { 'cache-control': 'no-store' }

const refusals = {
  cancelled_before: [409, 'This booking has been cancelled before.'],
  fee_changed: [409, 'By the terms another amount is due by now: look at the booking again.'],
  too_late: [422, 'The stay has begun: it can’t be cancelled any more.'],
  unknown_booking: [404, 'There is no booking of this number.'],
} as const satisfies Record<CancelRefusal, readonly [number, string]>

const codes = {
  'cancelled-before': 'cancelled_before',
  'fee-changed': 'fee_changed',
  'too-late': 'too_late',
  unknown: 'unknown_booking',
} as const

interface Cancellation {
  number: string
  /** What whoever cancels was shown: decimal kroner or euro. */
  expectedFee: number
  /** Who of the office; null: the guest. */
  by: string | null
}

/** Cancels for the guest or the office, and answers with the amounts or with why not. */
export async function cancelResponse(c: Context, db: D1Database, cancellation: Cancellation): Promise<Response> {
  const { number, expectedFee, by } = cancellation
  const outcome = await cancelBooking(db, { number, expectedFee: Math.round(expectedFee * 100), by }, new Date())
  if (outcome.kind !== 'cancelled') return refuseBooking(c, codes[outcome.kind])
  const { quote, lodgingId } = outcome
  return c.json(envelope({ number, lodgingId, fee: toMajor(quote.fee), refund: toMajor(quote.refund) }), 200, noStore)
}

export function refuseBooking(c: Context, code: CancelRefusal): Response {
  const [status, message] = refusals[code]
  return failure(c, status, code, message)
}
