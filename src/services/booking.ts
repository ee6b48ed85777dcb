import * as v from 'valibot'
import {
  type BookingRefusal,
  BookingRefusalSchema,
  type BookingReply,
  BookingReplySchema,
  type BookingRequest,
  BookingsTogetherReplySchema,
  type DeferredPeriod,
  DeferredPeriodSchema,
  HeldReplySchema,
  HoldReplySchema,
  type HoldRequest,
  holdHeader,
  provenHeader,
} from '../contracts/booking.ts'
import { EnvelopeSchema } from '../contracts/envelope.ts'
import { ReservationReplySchema, type ReservationRequest } from '../contracts/reservation.ts'
import { removeTrailingSlash } from '../domain/slashes.ts'
import { parseReply, ServiceError } from './service-error.ts'
import { type StayAlertCalls, stayAlertCalls } from './stay-alerts.ts'
import { type Call, callService, type ServiceEndpoint, visitorHeaders } from './transport.ts'
import type { SubmitOutcome } from './workers.ts'

export type BookingOutcome =
  | { kind: 'booked'; reply: BookingReply }
  | { kind: 'refused'; refusal: BookingRefusal['error'] }
  /** No readable reply: it may have been booked. Sending the same key again shows the outcome. */
  | { kind: 'unknown' }

export type BookingsOutcome =
  /** In the order of the request. */
  | { kind: 'booked'; replies: BookingReply['data'][] }
  | Exclude<BookingOutcome, { kind: 'booked' }>
  /** The service can't book several at once. */
  | { kind: 'not-offered' }

export type HoldOutcome =
  | { kind: 'held'; until: Date }
  | { kind: 'refused'; refusal: BookingRefusal['error'] }
  /**
   * Not held: the service has no holds, refuses more for this visitor, or did not answer. The booking continues
   * without.
   */
  | { kind: 'none' }

export interface HeldRequest {
  request: BookingRequest
  /** Empty: the stay is not held. */
  holdId: string
}

export interface HoldById {
  holdId: string
  stay: HoldRequest
}

export type HeldStay = Omit<HoldRequest, 'languageId'> & { until: Date }

export interface BookingService extends StayAlertCalls {
  /**
   * @param holdId the guest's hold on the stay, which does not stand in its way
   * @param token session of a logged-in guest: the service checks it and links the booking to the account
   */
  book(request: BookingRequest, idempotencyKey: string, holdId?: string, token?: string | null): Promise<BookingOutcome>
  /** Books stays of several houses for one guest, all or none. A refusal names the house. */
  bookTogether(
    bookings: readonly HeldRequest[],
    idempotencyKey: string,
    token?: string | null,
  ): Promise<BookingsOutcome>
  /**
   * Holds the stay under the id, or extends that hold. An earlier hold of the id is released.
   * @param isProven the guest has passed a captcha
   */
  hold(holdId: string, stay: HoldRequest, isProven: boolean): Promise<HoldOutcome>
  /**
   * Holds stays of several houses until the same moment, or none of them: each under its id, new or extended. A refusal
   * names the house.
   */
  holdTogether(holds: readonly HoldById[], isProven: boolean): Promise<HoldOutcome>
  /** The hold of that id, if the service knows it; it is not extended. */
  held(holdId: string, languageId: HoldRequest['languageId']): Promise<HeldStay | null>
  /** Failures are ignored: a hold expires by itself. */
  release(holdId: string, languageId: HoldRequest['languageId']): Promise<void>
  /** Stays of coming seasons that can be reserved before they have prices. */
  deferredPeriods(): Promise<DeferredPeriod[]>
  /** Stores a request for a stay in such a period, once for each key. Nothing is booked. */
  reserve(request: ReservationRequest, idempotencyKey: string): Promise<SubmitOutcome>
}

const DeferredPeriodsSchema = EnvelopeSchema(v.array(DeferredPeriodSchema))

/** Milliseconds: a booking may take longer than a page. */
const bookingTimeout = 15_000
/** Milliseconds: the guest can send the form again. */
const alertTimeout = 5_000
/** Milliseconds: without a hold the steps continue all the same. */
const holdTimeout = 800

/**
 * A booking is sent even while the breaker is open: other guests' failures must not cost this one the house, and
 * sending the same key again is how an unknown outcome is resolved. After it the request's deadline starts again.
 */
export function createBookingService(
  endpoint: ServiceEndpoint,
  { deadline, ...calls }: Pick<Call, 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'> = {},
): BookingService {
  return {
    ...stayAlertCalls((path, call) =>
      callService(endpoint, {
        ...{ path, method: 'POST', deadline, timeout: alertTimeout },
        ...calls,
        ...call,
        headers: { ...visitorHeaders(calls), ...call.headers },
      }),
    ),
    async deferredPeriods() {
      const body = await callService(endpoint, { path: '/rest/v1/deferred_periods/', deadline, ...calls })
      return parseReply('booking', DeferredPeriodsSchema, body).data
    },
    hold: (holdId, stay, isProven) => hold(`/rest/v1/holds/${holdId}/`, 'hold', stay, stay.languageId, isProven),
    async holdTogether(holds, isProven) {
      const languageId = holds[0]?.stay.languageId ?? 1
      const body = { holds: holds.map(({ holdId, stay }) => ({ id: holdId, ...stay })) }
      try {
        return await hold('/rest/v1/holds/together/', 'hold-together', body, languageId, isProven)
      } catch (error) {
        if (!(error instanceof NotOffered)) throw error
        return holdInTurn(holds, isProven)
      }
    },
    async held(holdId, languageId) {
      try {
        const body = await callHold(languageId, { path: `/rest/v1/holds/${holdId}/`, operation: 'held' })
        const { expiresAt, ...stay } = parseReply('booking', HeldReplySchema, body).data
        return { ...stay, until: new Date(expiresAt) }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        return null
      }
    },
    release,
    async reserve(request, idempotencyKey) {
      try {
        const body = await callService(urlForLanguage(endpoint, request.languageId), {
          path: '/rest/v1/reservations/',
          method: 'POST',
          headers: { 'idempotency-key': idempotencyKey, ...visitorHeaders(calls) },
          body: request,
          timeout: bookingTimeout,
          ...calls,
          evenWhenOpen: true,
        })
        const { data } = parseReply('booking', ReservationReplySchema, body)
        return { kind: 'stored', reference: data.reservationNumber }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        const refusal = refusalOf(error)
        return refusal ? { kind: 'refused', code: refusal.code, faults: [] } : { kind: 'unknown' }
      } finally {
        deadline?.restart()
      }
    },
    async book(request, idempotencyKey, holdId, token) {
      const headers = { 'idempotency-key': idempotencyKey, ...(holdId && { [holdHeader]: holdId }) }
      try {
        const body = await order('/rest/v1/booking/', request.option.languageId, headers, request, token)
        return { kind: 'booked', reply: parseReply('booking', BookingReplySchema, body) }
      } catch (error) {
        return withoutReply(error)
      }
    },
    async bookTogether(bookings, idempotencyKey, token) {
      const languageId = bookings[0]?.request.option.languageId ?? 1
      const body = { bookings: bookings.map(({ request, holdId }) => ({ ...request, ...(holdId && { holdId }) })) }
      const headers = { 'idempotency-key': idempotencyKey }
      try {
        const reply = await order('/rest/v1/booking/together/', languageId, headers, body, token)
        const replies = parseReply('booking', BookingsTogetherReplySchema, reply).data.bookings
        return replies.length === bookings.length ? { kind: 'booked', replies } : { kind: 'unknown' }
      } catch (error) {
        if (error instanceof ServiceError && isNotOffered(error)) return { kind: 'not-offered' }
        return withoutReply(error)
      }
    },
  }

  async function order(
    ...[path, languageId, headers, body, token]: [
      string,
      number,
      Record<string, string>,
      unknown,
      string | null | undefined,
    ]
  ): Promise<unknown> {
    try {
      return await callService(urlForLanguage(endpoint, languageId), {
        ...{ path, method: 'POST', body },
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        timeout: bookingTimeout,
        ...calls,
        evenWhenOpen: true,
      })
    } finally {
      deadline?.restart()
    }
  }

  function callHold(languageId: number, call: Call): Promise<unknown> {
    return callService(urlForLanguage(endpoint, languageId), { ...call, deadline, timeout: holdTimeout, ...calls })
  }

  /** @throws NotOffered where the service knows no such call, if it is the one for several stays */
  async function hold(
    ...[path, operation, body, languageId, isProven]: [string, 'hold' | 'hold-together', unknown, number, boolean]
  ): Promise<HoldOutcome> {
    try {
      const reply = await callHold(languageId, {
        ...{ path, operation, method: 'PUT', body },
        headers: {
          ...visitorHeaders(calls),
          ...(isProven && { [provenHeader]: 'yes' }),
        },
      })
      return { kind: 'held', until: new Date(parseReply('booking', HoldReplySchema, reply).data.expiresAt) }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (operation === 'hold-together' && isNotOffered(error)) throw new NotOffered()
      const refusal = refusalOf(error)
      return refusal ? { kind: 'refused', refusal } : { kind: 'none' }
    }
  }

  /**
   * Holds one stay after another, at a service that can't hold several: when one is refused, those before it are
   * released.
   */
  async function holdInTurn(holds: readonly HoldById[], isProven: boolean): Promise<HoldOutcome> {
    const untils: Date[] = []
    for (const [place, { holdId, stay }] of holds.entries()) {
      const path = `/rest/v1/holds/${holdId}/`
      const outcome = await hold(path, 'hold', stay, stay.languageId, isProven)
      if (outcome.kind !== 'held') {
        const before = holds.slice(0, place)
        await Promise.all(before.map((each) => release(each.holdId, each.stay.languageId)))
        if (outcome.kind === 'none') return outcome
        return { kind: 'refused', refusal: { ...outcome.refusal, lodgingId: stay.lodgingId } }
      }
      untils.push(outcome.until)
    }
    return { kind: 'held', until: new Date(Math.min(...untils.map(Number))) }
  }

  async function release(holdId: string, languageId: number): Promise<void> {
    try {
      await callHold(languageId, { path: `/rest/v1/holds/${holdId}/`, operation: 'release', method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
    }
  }
}

function withoutReply(error: unknown): Exclude<BookingOutcome, { kind: 'booked' }> {
  if (!(error instanceof ServiceError)) throw error
  const refusal = refusalOf(error)
  return refusal ? { kind: 'refused', refusal } : { kind: 'unknown' }
}

class NotOffered extends Error {}

/** A service without this call may take its name for the id of a hold. */
function isNotOffered(error: ServiceError): boolean {
  const refusal = refusalOf(error)
  if (refusal) return refusal.code === 'invalid_request' && refusal.fields?.includes('id') === true
  return error.status === 404 || error.status === 405 || error.status === 501
}

/** The refusal in an error; null for any other failure. */
function refusalOf({ status, body }: ServiceError): BookingRefusal['error'] | null {
  const refusal = v.safeParse(BookingRefusalSchema, body)
  return refusal.success && status >= 400 && status < 500 ? refusal.output.error : null
}

/** languageId 1 is the default-language host; for others a host ending in .dk is switched to .de. */
function urlForLanguage(endpoint: ServiceEndpoint, languageId: number): ServiceEndpoint {
  const url = new URL(endpoint.url)
  if (languageId === 1 || !url.hostname.endsWith('.dk')) return endpoint
  url.hostname = url.hostname.replace(/\.dk$/, '.de')
  return { ...endpoint, url: removeTrailingSlash(url.toString()) }
}
