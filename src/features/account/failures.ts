import * as v from 'valibot'
import { ServiceError } from '../../services/service-error.ts'

const ThrottledSchema = v.object({ error: v.object({ retryAfter: v.number() }) })
const defaultWait = 15 * 60

/**
 * What a refusal of the auth service means to who asked: `refused` with what was sent, `throttled` after too many
 * attempts, `down` where the service has not understood or not answered. Throws whatever else it is.
 */
export function readFailure(error: unknown): { kind: 'refused' | 'down' } | { kind: 'throttled'; minutes: number } {
  if (!(error instanceof ServiceError)) throw error
  if (error.status === 429) {
    const told = v.safeParse(ThrottledSchema, error.body)
    const seconds = told.success ? told.output.error.retryAfter : defaultWait
    return { kind: 'throttled', minutes: Math.max(1, Math.ceil(seconds / 60)) }
  }
  return { kind: error.status >= 400 && error.status < 500 ? 'refused' : 'down' }
}
