import * as v from 'valibot'
import { currencyCodes } from '../editions/table.ts'
import { EnvelopeSchema } from './envelope.ts'
import { HeldUntilSchema, IsoDateSchema } from './lodging.ts'

/** A line of a price inside the site: money is whole øre or cents, parsed from the wire before. */
export const QuoteLineSchema = v.object({
  kind: v.picklist(['rent', 'fee', 'mandatory', 'chosen']),
  itemId: v.nullable(v.number()),
  description: v.string(),
  quantity: v.number(),
  unitPrice: v.number(),
  amount: v.number(),
})

/** The displayed price of a stay. Money is øre or cents. */
const StayQuoteSchema = v.object({
  arrival: IsoDateSchema,
  departure: IsoDateSchema,
  duration: v.number(),
  currency: v.picklist(currencyCodes),
  lines: v.array(QuoteLineSchema),
  total: v.number(),
  /** Discount: the normal rent less the rent; 0 without one. */
  saving: v.number(),
  /** Billed by the meter after the stay: not part of the total, so they stand beside it with their unit price. */
  metered: v.array(
    v.object({ itemId: v.number(), description: v.string(), unitPrice: v.number(), unitName: v.string() }),
  ),
  /** Paid and given back: not part of the total. */
  deposits: v.array(v.object({ itemId: v.number(), description: v.string(), amount: v.number() })),
})
export type StayQuote = v.InferOutput<typeof StayQuoteSchema>

/** Whether a stay can be booked: `closed` is one that the house does not offer, or not any more. */
const stayStates = ['free', 'taken', 'closed'] as const

/** A stay in step 1, with the alternatives. */
const StayOfferSchema = v.object({
  state: v.picklist(stayStates),
  /** Of one that is taken only because another guest holds it: until when. */
  heldUntil: HeldUntilSchema,
  /** Null when the stay can't be booked. */
  quote: v.nullable(StayQuoteSchema),
  /** The likely cost of what is metered, for that party: øre or cents; null where there are too few earlier stays. */
  expectedUse: v.optional(v.nullable(v.number()), null),
  /** Bed linen for that party, which is neither chosen nor in the price: øre or cents. */
  linen: v.optional(v.number(), 0),
  /** What the house takes. */
  room: v.object({ persons: v.number(), pets: v.number() }),
  /** The signed quote of that price; empty for a party that is not taken, or without a key. */
  signed: v.string(),
  /** Free arrivals for this duration; `total` with everything unavoidable, in øre or cents. */
  arrivals: v.array(v.object({ arrival: IsoDateSchema, total: v.number() })),
  /** Durations with a free stay around this arrival, in nights. */
  durations: v.array(v.number()),
})
export type StayOffer = v.InferOutput<typeof StayOfferSchema>

/** Reply of GET /api/price/. */
export const PriceReplySchema = EnvelopeSchema(StayOfferSchema)
