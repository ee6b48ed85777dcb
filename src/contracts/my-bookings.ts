import * as v from 'valibot'
import { currencyCodes } from '../editions/table.ts'
import { PartySchema, PriceLineSchema } from './booking.ts'
import { ReadSnapshotSchema } from './booking-snapshot.ts'
import { IsoDateSchema, MinorUnitsSchema, StayNightsSchema } from './lodging.ts'

/** Cost of cancelling today, by the terms of the booking. */
export const CancellationSchema = v.object({
  /** The last day on which this holds. */
  until: IsoDateSchema,
  share: v.number(),
  /** The part of the total that the guest pays, and the rest. */
  fee: MinorUnitsSchema,
  refund: MinorUnitsSchema,
})

/** The fee that was shown to the guest who cancels, decimal kroner or euro. */
export const ExpectedFeeSchema = v.pipe(v.number(), v.finite())

/** Body of a guest's cancellation, with the fee that was shown. */
export const GuestCancelSchema = v.object({ expectedFee: ExpectedFeeSchema })

const cancelRefusals = ['cancelled_before', 'too_late', 'fee_changed', 'unknown_booking'] as const
export type CancelRefusal = (typeof cancelRefusals)[number]
export const CancelRefusalSchema = v.object({ error: v.object({ code: v.picklist(cancelRefusals) }) })

export const CancelledReplySchema = v.object({ data: v.object({ lodgingId: v.number() }) })

/** Another booking of the same order. */
export const BookedTogetherSchema = v.object({
  number: v.string(),
  name: v.string(),
  title: v.string(),
  cancelled: v.optional(v.boolean(), false),
})
export type BookedTogether = v.InferOutput<typeof BookedTogetherSchema>

/** Fields of a booking in every list. */
export const bookedStay = {
  number: v.string(),
  lodging: v.object({ id: v.number(), name: v.string(), title: v.string(), city: v.string() }),
  arrival: IsoDateSchema,
  departure: IsoDateSchema,
  duration: StayNightsSchema,
  currency: v.picklist(currencyCodes),
  /** Of now, with what was added since. */
  total: MinorUnitsSchema,
  /** None where it was booked by itself. */
  together: v.optional(v.array(BookedTogetherSchema)),
}

/** A booking as its guest sees it in the list. */
const MyBookingSchema = v.object({
  ...bookedStay,
  /** What the guest pays of it, and what not, where it was cancelled. */
  cancelled: v.nullish(v.object({ fee: MinorUnitsSchema, refund: MinorUnitsSchema })),
})
export type MyBooking = v.InferOutput<typeof MyBookingSchema>

const MyBookingDetailsSchema = v.object({
  ...MyBookingSchema.entries,
  party: PartySchema,
  /** With what was added since, as in the total. */
  lines: v.array(PriceLineSchema),
  additions: v.optional(v.array(v.object({ createdAt: v.string(), total: MinorUnitsSchema })), []),
  createdAt: v.string(),
  /** What cancelling costs now; none where the stay has begun, it is cancelled, or the service takes no cancellations. */
  cancellation: v.nullish(CancellationSchema),
  /** Key that opens /add-ons/ together with the number; none where nothing can be added. */
  addOnKey: v.nullish(v.string()),
  /** What was shown when it was booked; null for a booking without a snapshot. */
  snapshot: v.fallback(v.nullable(ReadSnapshotSchema), null),
})
export type MyBookingDetails = v.InferOutput<typeof MyBookingDetailsSchema>

/** Newest arrival first. */
export const MyBookingsReplySchema = v.object({ data: v.array(MyBookingSchema) })
export const MyBookingReplySchema = v.object({ data: MyBookingDetailsSchema })

/** Access of a mail's link to one booking, without a login: the day until which it works, and its signature. */
const BookingLinkSchema = v.object({
  number: v.string(),
  until: v.pipe(v.string(), v.isoDate()),
  signature: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)),
})
export type BookingLink = v.InferOutput<typeof BookingLinkSchema>

/** The scheme of the Authorization header under which a service is shown such a link. */
const linkScheme = 'BookingLink'

export function linkAuthorization({ until, signature }: Omit<BookingLink, 'number'>): string {
  return `${linkScheme} ${until}.${signature}`
}

/** Null for any other header. */
export function readLinkAuthorization(authorization: string | undefined, number: string): BookingLink | null {
  const [scheme, link = ''] = (authorization ?? '').split(' ')
  const [until, signature] = link.split('.')
  const parsed = v.safeParse(BookingLinkSchema, { number, until, signature })
  return scheme === linkScheme && parsed.success ? parsed.output : null
}
