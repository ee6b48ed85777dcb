import * as v from 'valibot'
import { CancelledReplySchema, type CancelRefusal, CancelRefusalSchema } from '../contracts/my-bookings.ts'
import { parseReply, ServiceError } from './service-error.ts'

export type CancelOutcome = { kind: 'cancelled'; lodgingId: number } | { kind: 'refused'; code: CancelRefusal }

/** A service's reply to the cancellation of a booking by the guest or the office. */
export async function readCancelOutcome(service: string, reply: Promise<unknown>): Promise<CancelOutcome> {
  try {
    return { kind: 'cancelled', lodgingId: parseReply(service, CancelledReplySchema, await reply).data.lodgingId }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const refusal = v.safeParse(CancelRefusalSchema, error.body)
    if (refusal.success) return { kind: 'refused', code: refusal.output.error.code }
    // Of another account, or there no more.
    if (error.status === 404) return { kind: 'refused', code: 'unknown_booking' }
    throw error
  }
}
