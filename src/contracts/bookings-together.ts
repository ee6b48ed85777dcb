import * as v from 'valibot'
import { BookingReplySchema, BookingRequestSchema, HoldIdSchema, maxHousesTogether } from './booking.ts'

/**
 * Body of POST /rest/v1/booking/together/: stays of different houses for one guest in one edition, booked all of them or
 * none. Each is what a single booking's body is; `holdId` is what the guest holds it by. The key comes in the
 * Idempotency-Key header, one for all of them.
 */
export const BookingsTogetherSchema = v.object({
  bookings: v.pipe(
    v.array(v.object({ ...BookingRequestSchema.entries, holdId: v.optional(HoldIdSchema) })),
    v.minLength(2),
    v.maxLength(maxHousesTogether),
    v.check((bookings) => areEqual(bookings.map(({ option }) => option.languageId))),
    v.check((bookings) => areEqual(bookings.map(({ guest }) => JSON.stringify(guest)))),
    v.check((bookings) => new Set(bookings.map(({ option }) => option.lodgingId)).size === bookings.length),
  ),
})

function areEqual(values: readonly unknown[]): boolean {
  return new Set(values).size === 1
}

/** The bookings in the order of the request, each as a single one's reply tells it. */
export const BookingsTogetherReplySchema = v.object({
  data: v.object({ bookings: v.array(BookingReplySchema.entries.data) }),
  meta: v.object({ replayed: v.boolean() }),
})
