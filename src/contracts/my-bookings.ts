import * as v from 'valibot'
import { currencyCodes } from '../editions/table.ts'
import { PartySchema, PriceLineSchema } from './booking.ts'
import { ReadSnapshotSchema } from './booking-snapshot.ts'
import { IsoDateSchema, MinorUnitsSchema } from './lodging.ts'

/** A booking as its guest sees it in the list. */
const MyBookingSchema = v.object({
  number: v.string(),
  lodging: v.object({ id: v.number(), name: v.string(), title: v.string(), city: v.string() }),
  arrival: IsoDateSchema,
  departure: IsoDateSchema,
  duration: v.number(),
  currency: v.picklist(currencyCodes),
  /** Of now, with what was added since. */
  total: MinorUnitsSchema,
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
  /** What was shown when it was booked; none where nobody kept it. */
  snapshot: v.fallback(v.nullable(ReadSnapshotSchema), null),
})
export type MyBookingDetails = v.InferOutput<typeof MyBookingDetailsSchema>

/** Newest arrival first. */
export const MyBookingsReplySchema = v.object({ data: v.array(MyBookingSchema) })
export const MyBookingReplySchema = v.object({ data: MyBookingDetailsSchema })
