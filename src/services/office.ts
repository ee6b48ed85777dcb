import * as v from 'valibot'
import {
  type BookingState,
  type DecimalSign,
  type Decision,
  type InboxKind,
  JudgedBeforeSchema,
  type OfficeBooking,
  type OfficeBookingDetails,
  OfficeBookingReplySchema,
  OfficeBookingsReplySchema,
  type Submission,
  SubmissionReplySchema,
  SubmissionsReplySchema,
} from '../contracts/office.ts'
import type { Bindings } from '../env.ts'
import { type CancelOutcome, readCancelOutcome } from './cancel-outcome.ts'
import { parseReply, ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceEndpoint } from './transport.ts'

interface Page {
  limit: number
  skip: number
}

export interface BookingsQuery {
  search: string
  state: BookingState | null
  /** First and last day of arrival. */
  from: string | null
  to: string | null
}

type DecideOutcome =
  | { kind: 'decided' | 'decided-before'; submission: Submission }
  | { kind: 'refused'; message: string }

/**
 * Calls of the office to the embedded back end: what guests have sent, and bookings of the embedded booking service.
 */
export interface OfficeService {
  /** @param status null: decided ones */
  submissions(
    query: { kind: InboxKind | null; status: 'waiting' | null } & Page,
  ): Promise<{ submissions: Submission[]; total: number }>
  /** Null: there is none. */
  submission(id: string): Promise<Submission | null>
  /** @param by name of the deciding person */
  decide(id: string, decision: Decision, by: string): Promise<DecideOutcome>
  /** A sent picture, at most so many pixels wide; null: there is none. */
  upload(id: string, width: number): Promise<ReadableStream | null>
  bookings(query: BookingsQuery & Page): Promise<{ bookings: OfficeBooking[]; total: number }>
  booking(number: string): Promise<OfficeBookingDetails | null>
  /** @param fee what was shown: øre or cents */
  cancel(number: string, fee: number, by: string): Promise<CancelOutcome>
  /** CSV of all that the query finds. */
  exportBookings(query: BookingsQuery, decimal: DecimalSign): Promise<ReadableStream | null>
}

/** Milliseconds: a person waits for it and can try again. */
const timeout = 15_000

export function createOfficeService({ BACKEND }: Pick<Bindings, 'BACKEND'>, token: string): OfficeService {
  const headers = { authorization: `Bearer ${token}` }
  const endpoint: ServiceEndpoint = {
    name: 'office',
    url: 'http://backend/management',
    key: '',
    fetch: (input, init) => BACKEND.fetch(input, init),
  }
  const call = (path: string, options: Partial<Call> = {}) =>
    callService(endpoint, { path, timeout, headers, operation: 'office', ...options })

  return {
    async submissions({ kind, status, ...page }) {
      const order = status === 'waiting' ? { 'order_by[createdAt]': 'asc' } : {}
      const query = queryOf({ kind, status: status ?? 'judged', ...order, ...page })
      const { data, meta } = parseReply('office', SubmissionsReplySchema, await call(`/submissions?${query}`))
      return { submissions: data, total: meta.total }
    },
    async submission(id) {
      try {
        return parseReply('office', SubmissionReplySchema, await call(`/submissions/${encodeURIComponent(id)}`)).data
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return null
        throw error
      }
    },
    async decide(id, decision, by) {
      try {
        const path = `/submissions/${encodeURIComponent(id)}/${decision}`
        const body = await call(path, { method: 'PUT', body: { by } })
        return { kind: 'decided', submission: parseReply('office', SubmissionReplySchema, body).data }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        const before = v.safeParse(JudgedBeforeSchema, error.body)
        if (before.success) return { kind: 'decided-before', submission: before.output.error.submission }
        const refusal = v.safeParse(RefusalSchema, error.body)
        if (refusal.success && error.status < 500) return { kind: 'refused', message: refusal.output.error.message }
        throw error
      }
    },
    upload: (id, width) => stream(`/uploads/${encodeURIComponent(id)}?width=${width}`),
    async bookings(query) {
      const body = await call(`/bookings?${queryOf(query)}`)
      const { data, meta } = parseReply('office', OfficeBookingsReplySchema, body)
      return { bookings: data, total: meta.total }
    },
    async booking(number) {
      try {
        const body = await call(`/bookings/${encodeURIComponent(number)}`)
        return parseReply('office', OfficeBookingReplySchema, body).data
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return null
        throw error
      }
    },
    cancel(number, fee, by) {
      const body = { expectedFee: fee / 100, by }
      const reply = call(`/bookings/${encodeURIComponent(number)}/cancel`, { method: 'POST', body })
      return readCancelOutcome('office', reply)
    },
    exportBookings: (query, decimal) => stream(`/bookings.csv?${queryOf({ ...query, decimal })}`),
  }

  /** Of any length: passed on as it comes. */
  async function stream(path: string): Promise<ReadableStream | null> {
    const response = await endpoint.fetch(endpoint.url + path, { headers })
    if (response.ok) return response.body
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new ServiceError('office', response.status, undefined)
  }
}

const RefusalSchema = v.object({ error: v.object({ message: v.string() }) })

function queryOf(values: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, `${value}`]])),
  )
}
