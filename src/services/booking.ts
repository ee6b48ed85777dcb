import * as v from 'valibot'
import {
  type BookingRefusal,
  BookingRefusalSchema,
  type BookingReply,
  BookingReplySchema,
  type BookingRequest,
  type DeferredPeriod,
  DeferredPeriodSchema,
} from '../contracts/booking.ts'
import { EnvelopeSchema } from '../contracts/envelope.ts'
import { removeTrailingSlash } from '../domain/slashes.ts'
import { parseReply } from './parse-reply.ts'
import { ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceAddress } from './transport.ts'

export type BookingOutcome =
  | { kind: 'booked'; reply: BookingReply }
  | { kind: 'refused'; refusal: BookingRefusal['error'] }
  /** No readable answer: it may have been booked. Asking again with the same key tells. */
  | { kind: 'unknown' }

export interface BookingService {
  book(request: BookingRequest, idempotencyKey: string): Promise<BookingOutcome>
  /** Stays of coming seasons that can be reserved before they have prices. */
  deferredPeriods(): Promise<DeferredPeriod[]>
}

const DeferredPeriodsSchema = EnvelopeSchema(v.array(DeferredPeriodSchema))

/** A booking may take longer than a page: it is worth waiting for. */
const bookingTimeout = 15_000

/**
 * A booking is never refused by a breaker: other guests' failures must not cost this one the house, and asking again
 * with the same key is how an open question is answered. The request's deadline begins anew behind it.
 */
export function createBookingService(
  address: ServiceAddress,
  { deadline, timed, trace }: Pick<Call, 'deadline' | 'timed' | 'trace'> = {},
): BookingService {
  return {
    async deferredPeriods() {
      const body = await callService(address, { path: '/rest/v1/deferred_periods/', deadline, trace })
      return parseReply('booking', DeferredPeriodsSchema, body).data
    },
    async book(request, idempotencyKey) {
      try {
        const body = await callService(addressForLanguage(address, request.option.languageId), {
          path: '/rest/v1/booking/',
          method: 'POST',
          headers: { 'idempotency-key': idempotencyKey },
          body: request,
          timeout: bookingTimeout,
          timed,
          trace,
          evenWhenOpen: true,
        })
        return { kind: 'booked', reply: parseReply('booking', BookingReplySchema, body) }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        const refusal = v.safeParse(BookingRefusalSchema, error.body)
        if (refusal.success && error.status >= 400 && error.status < 500) {
          return { kind: 'refused', refusal: refusal.output.error }
        }
        return { kind: 'unknown' }
      } finally {
        deadline?.restart()
      }
    },
  }
}

/** languageId 1 is the default-language host; for others a host ending in .dk is switched to .de. */
function addressForLanguage(address: ServiceAddress, languageId: number): ServiceAddress {
  const url = new URL(address.url)
  if (languageId === 1 || !url.hostname.endsWith('.dk')) return address
  url.hostname = url.hostname.replace(/\.dk$/, '.de')
  return { ...address, url: removeTrailingSlash(url.toString()) }
}
