import * as v from 'valibot'
import { PartySchema } from './booking.ts'
import { emailField, lineField, linesField, phoneField } from './form-fields.ts'
import { IsoDateSchema, MarketIdSchema } from './lodging.ts'
import { longestComment, longestName, TypedText } from './typed-text.ts'

const Text = v.pipe(TypedText, v.minLength(1, 'required'))
const Count = v.pipe(Text, v.regex(/^\d{1,2}$/, 'check'), v.transform(Number))

/** Fields of a request for a stay that has no price yet. */
export const ReservationFieldsSchema = v.object({
  arrival: v.pipe(
    Text,
    v.check((day) => v.is(IsoDateSchema, day), 'date'),
  ),
  duration: v.pipe(Count, v.minValue(1, 'check'), v.maxValue(60, 'check')),
  adults: v.pipe(Count, v.minValue(1, 'check')),
  children: Count,
  infants: Count,
  pets: Count,
  name: lineField({ required: true, max: longestName }),
  email: emailField({ required: true }),
  phone: phoneField({ required: true }),
  comment: linesField({ required: false, max: longestComment }),
})
export type ReservationFields = v.InferOutput<typeof ReservationFieldsSchema>
export const reservationFields = [
  'arrival',
  'duration',
  'adults',
  'children',
  'infants',
  'pets',
  'name',
  'email',
  'phone',
  'comment',
] as const satisfies (keyof ReservationFields)[]

/**
 * Body of POST /rest/v1/reservations/, with an Idempotency-Key: a request for a stay in a deferred period. Nothing is
 * bought by it, and no night is held.
 */
export const ReservationRequestSchema = v.object({
  lodgingId: v.pipe(v.number(), v.integer()),
  arrival: IsoDateSchema,
  duration: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  languageId: MarketIdSchema,
  ...PartySchema.entries,
  guest: v.object({
    name: lineField({ required: true, max: longestName }),
    email: emailField({ required: true }),
    phone: phoneField({ required: true }),
    comment: linesField({ required: false, max: longestComment }),
  }),
})
export type ReservationRequest = v.InferOutput<typeof ReservationRequestSchema>

export const ReservationReplySchema = v.object({
  data: v.object({ reservationNumber: v.string(), season: v.number(), pricesFrom: IsoDateSchema }),
  meta: v.object({ replayed: v.boolean() }),
})
