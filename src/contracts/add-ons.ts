import * as v from 'valibot'
import { currencyCodes } from '../editions/table.ts'
import { ChosenItemSchema } from './booking.ts'
import { EnvelopeSchema } from './envelope.ts'
import { lineField } from './form-fields.ts'
import { IsoDateSchema, MarketIdSchema, MinorUnitsSchema } from './lodging.ts'
import { TypedText } from './typed-text.ts'

/** Characters of what a booking is looked up by. */
export const lookupLimits = { reservationId: 20, key: 40 } as const

/** Fields of a guest who looks up a booking without an account: both are in the confirmation. */
export const LookupFieldsSchema = v.object({
  reservationId: lineField({ required: true, max: lookupLimits.reservationId }),
  key: lineField({ required: true, max: lookupLimits.key }),
})

/** Body of POST /bs/anon-tilkoeb-data/. `lan` is the edition of the add-ons' names. */
export const AddOnLookupSchema = v.object({
  reservationId: v.pipe(TypedText, v.minLength(1), v.maxLength(lookupLimits.reservationId)),
  key: v.pipe(TypedText, v.minLength(1), v.maxLength(lookupLimits.key)),
  lan: MarketIdSchema,
})
export type AddOnLookup = v.InferOutput<typeof AddOnLookupSchema>

/**
 * Body of POST /bs/add-anon-tilkoeb/. `expectedTotal` is the total of the add-ons that the guest saw, in decimal major
 * units.
 */
export const AddOnOrderSchema = v.object({
  ...AddOnLookupSchema.entries,
  items: v.pipe(
    v.array(
      v.object({
        ...ChosenItemSchema.entries,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
    v.check((items) => new Set(items.map(({ itemId }) => itemId)).size === items.length, 'An item twice'),
  ),
  expectedTotal: v.pipe(v.number(), v.finite()),
})
export type AddOnOrder = v.InferOutput<typeof AddOnOrderSchema>

const LineSchema = v.object({
  itemId: v.nullable(v.number()),
  kind: v.picklist(['rent', 'fee', 'mandatory', 'chosen']),
  description: v.string(),
  quantity: v.number(),
  amount: MinorUnitsSchema,
})
export type AddOnLine = v.InferOutput<typeof LineSchema>

/** A booking with its ordered and available add-ons. Money is decimal on the wire, øre and cents inside. */
const AddOnDataSchema = v.object({
  bookingNumber: v.string(),
  house: v.object({ name: v.string(), title: v.string() }),
  arrival: IsoDateSchema,
  departure: IsoDateSchema,
  currency: v.picklist(currencyCodes),
  lines: v.array(LineSchema),
  /** What the rent was below its normal price, where that was stored with the booking. */
  saving: v.optional(MinorUnitsSchema),
  additions: v.array(
    v.object({ reference: v.string(), createdAt: v.string(), lines: v.array(LineSchema), total: MinorUnitsSchema }),
  ),
  /** Empty once it is too late to prepare anything. */
  available: v.array(
    v.object({
      itemId: v.number(),
      description: v.string(),
      unitName: v.string(),
      /** Price of one for this stay. */
      unitPrice: MinorUnitsSchema,
      /** Of one, and how often it is charged in this stay: for each person, or each night. Their product is `unitPrice`. */
      price: v.optional(MinorUnitsSchema),
      times: v.optional(v.number(), 1),
      /** How many more. */
      least: v.number(),
      most: v.number(),
    }),
  ),
  isOpen: v.boolean(),
  /** Cancelled by the guest or the office. Services of an earlier version leave it out. */
  isCancelled: v.optional(v.boolean(), false),
  /** Total of everything booked and added. */
  total: MinorUnitsSchema,
})
export type AddOnData = v.InferOutput<typeof AddOnDataSchema>
export const AddOnDataReplySchema = EnvelopeSchema(AddOnDataSchema)
