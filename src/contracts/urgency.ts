import * as v from 'valibot'
import { EnvelopeSchema } from './envelope.ts'

const HouseCountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * How scarce the houses of a search with dates are: `left` can still be booked, of all that fit and are let for that
 * stay, free or taken. `isUrgent` is the service's judgement of the two.
 */
const UrgencySchema = v.pipe(
  v.object({ left: HouseCountSchema, of: HouseCountSchema, isUrgent: v.boolean() }),
  v.check(({ left, of }) => left <= of, 'More houses are left than there are'),
)
export type Urgency = v.InferOutput<typeof UrgencySchema>

/** Reply of GET /decide/search/criteria/ (specification, section 7). Null for criteria without dates: nothing to decide. */
export const UrgencyReplySchema = EnvelopeSchema(v.nullable(UrgencySchema))

const comparator = v.picklist(['eq', 'ne', 'gt', 'gte', 'lt', 'lte'])

/** Client search criteria as JSON carries them: key → value and comparator (specification, section 3). */
export const WrittenCriteriaSchema = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.object({ value: v.pipe(v.string(), v.maxLength(2_000)), comparator: v.optional(comparator) }),
)
