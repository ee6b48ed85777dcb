import * as v from 'valibot'
import { BookingRequestSchema, ChosenItemSchema, PartySchema } from '../contracts/booking.ts'
import { QuoteLineSchema } from '../contracts/booking-price.ts'
import { BookingSnapshotSchema } from '../contracts/booking-snapshot.ts'
import { IsoDateSchema } from '../contracts/lodging.ts'
import { QuotedPriceSchema } from '../domain/booking/quoted-price.ts'

const StaySchema = v.object({
  lodgingId: v.pipe(v.number(), v.integer()),
  /** The house's code. */
  name: v.string(),
  arrival: IsoDateSchema,
  /** Nights. */
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type DraftStay = v.InferOutput<typeof StaySchema>

/** As typed: nothing is lost because it is not right yet. */
const TypedGuestSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  address: v.string(),
  postalCode: v.string(),
  city: v.string(),
  country: v.string(),
  comment: v.string(),
})
export type TypedGuest = v.InferOutput<typeof TypedGuestSchema>

const CurrencySchema = v.picklist(['DKK', 'EUR'])

/** Øre or cents. */
const PriceSchema = v.object({ total: v.number(), currency: CurrencySchema, lines: v.array(QuoteLineSchema) })

/**
 * What was sent under this key and not refused: each press while no answer comes, with the details of its moment,
 * oldest first. One of them may be booked.
 */
const AttemptSchema = v.object({ key: v.string(), requests: v.array(BookingRequestSchema) })
export type Attempt = v.InferOutput<typeof AttemptSchema>
export type SentRequest = Attempt['requests'][number]

const MadeBookingSchema = v.object({
  ...PriceSchema.entries,
  /** The house, as people call it. */
  title: v.string(),
  number: v.string(),
  arrival: IsoDateSchema,
  departure: IsoDateSchema,
  duration: v.number(),
  email: v.string(),
  party: PartySchema,
  /** What was booked is what an earlier press had sent, before the guest changed something. */
  isEarlier: v.boolean(),
  /** What was shown when it was ordered, as it was sent: decimal kroner or euro. */
  snapshot: v.optional(BookingSnapshotSchema),
  /** Street, postcode and town of the house. */
  address: v.optional(v.string(), ''),
})
export type MadeBooking = v.InferOutput<typeof MadeBookingSchema>

/** One guest's booking on its way through the steps. */
export const DraftSchema = v.object({
  stay: StaySchema,
  party: PartySchema,
  items: v.array(ChosenItemSchema),
  guest: v.nullable(TypedGuestSchema),
  /** How many steps were left with everything right: 0, 1 or 2. */
  stepsDone: v.picklist([0, 1, 2]),
  /** The price that the guest has seen and gone on with; that it is of this very stay is not said. */
  shown: v.fallback(v.nullable(QuotedPriceSchema), null),
  attempt: v.nullable(AttemptSchema),
  /** What the stay is held by at the booking service; empty in drafts of before there were holds. */
  holdId: v.optional(v.string(), ''),
  /** Where the booking can be gone on with on another device, until when: milliseconds since 1970. */
  link: v.optional(v.nullable(v.object({ token: v.string(), until: v.number() })), null),
  /** The booking that came of it. From then on the draft is a receipt. */
  booked: v.nullable(MadeBookingSchema),
})
export type Draft = v.InferOutput<typeof DraftSchema>

/** A draft's beginning, with what is known of the guest from an earlier one. */
export function beginDraft(
  stay: DraftStay,
  party: Draft['party'],
  { guest, holdId }: { guest: TypedGuest | null; holdId: string },
): Draft {
  const open = { shown: null, attempt: null, link: null, booked: null }
  return { stay, party, items: [], guest, holdId, stepsDone: 0, ...open }
}

/** Whether this very stay was sent and not refused: when it is taken, it may be the guest's own. */
export function isAttempted({ attempt, stay }: Draft): boolean {
  return attempt?.requests.some(({ option }) => isSameStay(option, stay)) ?? false
}

type Dates = Pick<DraftStay, 'lodgingId' | 'arrival' | 'duration'>

export function isSameStay(one: Dates, other: Dates): boolean {
  return one.lodgingId === other.lodgingId && one.arrival === other.arrival && one.duration === other.duration
}
