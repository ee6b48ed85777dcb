import * as v from 'valibot'

/*
 * Ranges of the numbers in replies. A page counts, lists and draws by them: one number without an end takes the memory
 * of an isolate, and everybody's requests with it.
 */

const between = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))
const upTo = (max: number) => v.pipe(between(0, max), v.safeInteger())
const within = (most: number) => between(-most, most)

export const IdSchema = v.pipe(v.number(), v.safeInteger())

/** How many of something a reply says there are: what is listed and paged by it has to end. */
export const CountSchema = upTo(1_000_000)

/** How many of something a form offers: each number up to it is an option. */
export const OfferedCountSchema = upTo(999)

/** How many documents of an index have a value, stays among them: millions. */
export const DocumentCountSchema = upTo(Number.MAX_SAFE_INTEGER)

/** What is measured, averaged or limited, and nothing goes through one by one: a number that can be reckoned with. */
export const MeasureSchema = within(1e15)

export const LatitudeSchema = within(90)
export const LongitudeSchema = within(180)
export const PositionSchema = v.object({ lat: LatitudeSchema, lng: LongitudeSchema })
