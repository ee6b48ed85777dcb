import { type StayAlertReply, StayAlertReplySchema, type StayAlertRequest } from '../contracts/stay-alert.ts'
import { parseReply, ServiceError } from './service-error.ts'
import type { Call } from './transport.ts'

/** A mail when a stay that another guest holds becomes free or is booked. */
export interface StayAlertCalls {
  /** Requests it, once for each key. Throws where the service does not answer. */
  requestAlert(request: StayAlertRequest, idempotencyKey: string): Promise<StayAlertReply>
  /** Null for a token that is used or too old. */
  confirmAlert(token: string): Promise<StayAlertReply | null>
  /** Whether there was a request to delete. */
  cancelAlert(token: string): Promise<boolean>
}

/** @param post sends to the booking service, in any language */
export function stayAlertCalls(
  post: (path: string, call: Pick<Call, 'body' | 'headers'>) => Promise<unknown>,
): StayAlertCalls {
  return {
    async requestAlert(body, idempotencyKey) {
      const headers = { 'idempotency-key': idempotencyKey }
      return parseReply('booking', StayAlertReplySchema, await post('/rest/v1/stay_alerts/', { body, headers })).data
    },
    async confirmAlert(token) {
      const reply = await unlessGone(post('/rest/v1/stay_alerts/confirm/', { body: { token } }))
      return reply === null ? null : parseReply('booking', StayAlertReplySchema, reply).data
    },
    async cancelAlert(token) {
      return (await unlessGone(post('/rest/v1/stay_alerts/cancel/', { body: { token } }))) !== null
    },
  }
}

async function unlessGone(reply: Promise<unknown>): Promise<unknown> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null
    throw error
  }
}
