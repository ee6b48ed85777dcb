import * as v from 'valibot'
import { currencyCodes } from '../editions/table.ts'
import { EnvelopeSchema } from './envelope.ts'
import { IsoDateSchema } from './lodging.ts'

/** Query of GET /api/calendar/: a house's code, and nights. */
export const CalendarQuerySchema = v.object({
  lodging: v.pipe(v.string(), v.regex(/^(?=.*\d)[a-z0-9]{2,12}$/i)),
  duration: v.pipe(
    v.optional(v.string(), '7'),
    v.regex(/^\d{1,2}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(60),
  ),
})

/** Reply of GET /api/calendar/: money in øre or cents. */
export const CalendarReplySchema = EnvelopeSchema(
  v.object({
    lodgingId: v.number(),
    name: v.string(),
    title: v.string(),
    duration: v.number(),
    stays: v.array(
      v.object({
        arrival: IsoDateSchema,
        departure: IsoDateSchema,
        totalPrice: v.number(),
        currency: v.picklist(currencyCodes),
        discount: v.number(),
      }),
    ),
  }),
)
