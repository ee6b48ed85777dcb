import * as v from 'valibot'

/*
 * Ranges of the numbers in replies. A page counts, lists and draws by them: one number without an end takes the memory
 * of an isolate, and everybody's requests with it.
 */

export const IdSchema = v.pipe(v.number(), v.safeInteger())

/** How many of something a reply says there are: what is listed and paged by it has to end. */
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** How many of something a form offers: each number up to it is an option. */
export const OfferedCountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

/** How many documents of an index have a value, stays among them: millions. */
export const DocumentCountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What is measured, averaged or limited, and nothing goes through one by one: a number that can be reckoned with. */
export const MeasureSchema = v.pipe(v.number(), v.minValue(-1e15), v.maxValue(1e15))

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max))
export const LatitudeSchema = degrees(90)
export const LongitudeSchema = degrees(180)
export const PositionSchema = v.object({ lat: LatitudeSchema, lng: LongitudeSchema })
