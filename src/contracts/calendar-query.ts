import * as v from 'valibot'

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
