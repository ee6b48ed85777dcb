import * as v from 'valibot'
import { HoldRequestSchema } from './booking.ts'
import { emailField } from './form-fields.ts'

/** Field of a guest who waits for a held stay. */
export const StayAlertFieldsSchema = v.object({ email: emailField({ required: true }) })

/**
 * Body of POST /rest/v1/stay_alerts/, with an Idempotency-Key: one mail to the address once the stay is no longer held,
 * or is booked. Where no captcha has been passed (`isProven`), the address is asked by mail first, and POST
 * /rest/v1/stay_alerts/confirm/ with {token} makes the request count. POST /rest/v1/stay_alerts/cancel/ with {token}
 * deletes it.
 */
export const StayAlertRequestSchema = v.object({
  ...HoldRequestSchema.entries,
  ...StayAlertFieldsSchema.entries,
  isProven: v.boolean(),
})
export type StayAlertRequest = v.InferOutput<typeof StayAlertRequestSchema>

const stayAlertOutcomes = [
  /** The mail will be sent. */
  'waiting',
  /** The address has to confirm it first. */
  'to-confirm',
  /** Nobody holds the stay any more: it can be booked now. */
  'free',
  /** It has been booked, or can't be booked at all. */
  'taken',
  /** Too many requests wait for this stay, or for this address. */
  'limited',
] as const

export const StayAlertReplySchema = v.object({
  data: v.object({
    outcome: v.picklist(stayAlertOutcomes),
    /** With `waiting`: cancels it. */
    cancelToken: v.nullable(v.string()),
  }),
  meta: v.object({}),
})
export type StayAlertReply = v.InferOutput<typeof StayAlertReplySchema>['data']

/** A token of a mail or of a receipt. */
export const AlertTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/))
