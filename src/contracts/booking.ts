import * as v from 'valibot'
import { currencyCodes } from '../editions/table.ts'
import { BookingSnapshotSchema } from './booking-snapshot.ts'
import { SentGuestSchema } from './guest.ts'
import { HeldUntilSchema, IsoDateSchema, MarketIdSchema, MinorUnitsSchema, StayNightsSchema } from './lodging.ts'

const Count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))

/** Nights of the longest stay. */
export const maxNights = 60
const NightsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxNights))

export const PartySchema = v.object({
  adults: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  children: Count(60),
  infants: Count(20),
  pets: Count(20),
})
export type Party = v.InferOutput<typeof PartySchema>
/** Who travels, as query keys and form fields of every page name it. */
export const partyKeys = ['adults', 'children', 'infants', 'pets'] as const satisfies (keyof Party)[]

export const ChosenItemSchema = v.object({ itemId: v.pipe(v.number(), v.integer()), quantity: Count(99) })
export type ChosenItem = v.InferOutput<typeof ChosenItemSchema>

/** An item of a booking's request; `unitPrice`, decimal major units, is compared where it is sent. */
const OrderedItemSchema = v.object({
  ...ChosenItemSchema.entries,
  unitPrice: v.optional(v.pipe(v.number(), v.finite())),
})

/**
 * Body of POST /rest/v1/booking/. `expectedTotal` is what the guest saw, in decimal major units: the service computes
 * its own total and refuses with `price_changed` when they differ. What is mandatory is added by the service; what the
 * party's pets are charged has to be among the items, or the request is refused with `missing_item`. The key comes in the Idempotency-Key header.
 */
export const BookingRequestSchema = v.object({
  option: v.object({
    lodgingId: v.pipe(v.number(), v.integer()),
    arrival: IsoDateSchema,
    duration: NightsSchema,
    languageId: MarketIdSchema,
    ...PartySchema.entries,
  }),
  items: v.pipe(v.array(OrderedItemSchema), v.maxLength(100)),
  /**
   * `GuestSchema` checks only bookings that are new for the key: a repeated request from before a rule was made
   * stricter gets its first reply.
   */
  guest: SentGuestSchema,
  expectedTotal: v.pipe(v.number(), v.finite()),
  currency: v.picklist(currencyCodes),
  /** What the guest was shown: stored with the booking, and not compared when two requests with one key are. */
  snapshot: v.optional(BookingSnapshotSchema),
})
export type BookingRequest = v.InferInput<typeof BookingRequestSchema>

export const PriceLineSchema = v.object({
  kind: v.picklist(['rent', 'fee', 'mandatory', 'chosen']),
  itemId: v.nullable(v.number()),
  description: v.string(),
  quantity: v.number(),
  unitPrice: MinorUnitsSchema,
  amount: MinorUnitsSchema,
})

/** Reply to a booking, in the generic envelope {data, meta}. */
export const BookingReplySchema = v.object({
  data: v.object({
    bookingId: v.number(),
    bookingNumber: v.string(),
    lodgingId: v.number(),
    arrival: IsoDateSchema,
    departure: IsoDateSchema,
    duration: StayNightsSchema,
    currency: v.picklist(currencyCodes),
    total: MinorUnitsSchema,
    lines: v.array(PriceLineSchema),
    createdAt: v.string(),
    /** Opens the booking without an account, for add-ons; a service without such keys leaves it out. */
    addOnKey: v.optional(v.string(), ''),
  }),
  meta: v.object({ replayed: v.boolean() }),
})
export type BookingReply = v.InferOutput<typeof BookingReplySchema>

/** Body of a refusal; `code` is for programs, `message` is for the guest, in the edition's language. */
export const bookingRefusals = [
  'invalid_request',
  'unknown_lodging',
  'unknown_stay',
  'taken',
  'closed_day',
  'too_late',
  'too_many_guests',
  'pets_not_allowed',
  'invalid_item',
  'missing_item',
  'price_changed',
  'idempotency_conflict',
] as const
export const BookingRefusalSchema = v.object({
  error: v.object({
    code: v.picklist(bookingRefusals),
    message: v.string(),
    /** With `price_changed`: the total now, decimal major units. */
    total: v.optional(MinorUnitsSchema),
    /** With `taken`: nobody has booked the stay, another guest holds it until then. */
    until: HeldUntilSchema,
    /** Of a hold, or of several bookings: the house whose stay is refused. */
    lodgingId: v.optional(v.number()),
    fields: v.optional(v.array(v.string())),
  }),
})
export type BookingRefusal = v.InferOutput<typeof BookingRefusalSchema>

/** Id of a hold, which gives access to it: 128 random bits, a secret of the guest's draft. */
export const HoldIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
/** Header of a booking and of broker queries about it: the guest's own hold does not count against it. */
export const holdHeader = 'x-booking-hold'

/** Header of a hold: the visitor's network line, by which the service counts open holds. */
export const visitorHeader = 'x-visitor'
/** `yes`: the guest has passed a captcha. */
export const provenHeader = 'x-visitor-proven'
/** Body of the 429 to a hold that a limit forbids: the stay is free, and can be booked without. */
export const holdLimitError = { code: 'hold_limit', message: 'No further stay is held for this visitor now.' } as const

/** Body of PUT /rest/v1/holds/{id}/, which holds a stay or extends the hold; DELETE of the same path releases it. */
export const HoldRequestSchema = v.object({
  lodgingId: v.pipe(v.number(), v.integer()),
  arrival: IsoDateSchema,
  duration: NightsSchema,
  languageId: MarketIdSchema,
})
export type HoldRequest = v.InferOutput<typeof HoldRequestSchema>

/** Houses that are booked together. */
export const maxHousesTogether = 3

/**
 * Body of PUT /rest/v1/holds/together/: stays of different houses that are all held until the same moment, each by an id
 * of its own, or none of them. A refusal says which house's stay it is of.
 */
export const HoldsTogetherSchema = v.object({
  holds: v.pipe(
    v.array(v.object({ id: HoldIdSchema, ...HoldRequestSchema.entries })),
    v.minLength(2),
    v.maxLength(maxHousesTogether),
    v.check((holds) => holds.every(({ languageId }) => languageId === holds[0]?.languageId)),
    v.check((holds) => new Set(holds.map(({ id }) => id)).size === holds.length),
    v.check((holds) => new Set(holds.map(({ lodgingId }) => lodgingId)).size === holds.length),
  ),
})

const ExpirySchema = v.pipe(v.string(), v.isoTimestamp())
export const HoldReplySchema = v.object({ data: v.object({ expiresAt: ExpirySchema }), meta: v.object({}) })

/** Reply of GET /rest/v1/holds/{id}/: what the id holds. 404 where it holds nothing. */
export const HeldReplySchema = v.object({
  data: v.object({ ...v.omit(HoldRequestSchema, ['languageId']).entries, expiresAt: ExpirySchema }),
  meta: v.object({}),
})

export const DeferredPeriodSchema = v.object({
  id: v.number(),
  season: v.number(),
  fromDate: IsoDateSchema,
  toDate: IsoDateSchema,
  opensAt: IsoDateSchema,
})
export type DeferredPeriod = v.InferOutput<typeof DeferredPeriodSchema>

const FigureSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Reply of GET /stats/: all bookings ever, in all and by edition. */
export const BookingStatisticsSchema = v.object({
  data: v.object({
    bookings: FigureSchema,
    nights: FigureSchema,
    markets: v.array(v.object({ languageId: MarketIdSchema, bookings: FigureSchema, nights: FigureSchema })),
  }),
  meta: v.object({}),
})
export type BookingStatistics = v.InferOutput<typeof BookingStatisticsSchema>['data']

/** Reply of GET /stats/live/: bookings since then, and the houses that are held for a guest right now. */
export const LiveStatisticsSchema = v.object({
  data: v.object({ bookings: FigureSchema, holds: FigureSchema, since: v.pipe(v.string(), v.isoTimestamp()) }),
  meta: v.object({}),
})
export type LiveStatistics = v.InferOutput<typeof LiveStatisticsSchema>['data']

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

/** The bookings in the order of the request, each as in the reply to a single one. */
export const BookingsTogetherReplySchema = v.object({
  data: v.object({ bookings: v.array(BookingReplySchema.entries.data) }),
  meta: v.object({ replayed: v.boolean() }),
})
