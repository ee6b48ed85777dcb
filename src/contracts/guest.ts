import * as v from 'valibot'
import { TypedEmailSchema } from './email.ts'
import { isSeen, linePattern, linesPattern } from './form-fields.ts'
import { isPhoneNumber } from './phone.ts'
import { isOfferedCountry, isPostcode } from './postcodes.ts'
import { TypedText } from './typed-text.ts'

/** A name or an address: markup and control characters have no place in one. */
const Line = (max: number) => v.pipe(TypedText, v.minLength(1), v.maxLength(max), v.regex(/^[^<>\p{Cc}]*$/u))

/** The fields of the first build. */
const firstFields = {
  firstName: Line(80),
  lastName: Line(80),
  email: TypedEmailSchema,
  phone: Line(24),
  address: Line(160),
  postalCode: Line(12),
  city: Line(80),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** Several lines, and a <3 if someone likes. */
  comment: v.pipe(v.optional(TypedText, ''), v.maxLength(1000), v.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)),
}

/**
 * Fields that were added since: `v.optional(…, '')`, because drafts and requests of earlier builds are read and sent again
 * without them. One that guests have to fill in is made strict in `GuestSchema`.
 */
const laterFields = {} as const satisfies Record<string, v.OptionalSchema<v.GenericSchema<string, string>, ''>>

/** A guest as a request carries one: texts of a length. */
export const SentGuestSchema = v.object({ ...firstFields, ...laterFields })
/** Where a field is drawn, labelled and shown again, the pages of the booking do not compile without it. */
export type GuestField = keyof typeof SentGuestSchema.entries
export const guestFields = Object.keys(SentGuestSchema.entries) as GuestField[]

/** A line that is read as it stands. */
const ReadableLine = (max: number) => v.pipe(Line(max), v.check(isSeen), v.regex(linePattern))

/** A guest who can be written to, rung up and invoiced. */
export const GuestSchema = v.pipe(
  v.object({
    ...SentGuestSchema.entries,
    firstName: ReadableLine(80),
    lastName: ReadableLine(80),
    address: ReadableLine(160),
    city: ReadableLine(80),
    comment: v.pipe(SentGuestSchema.entries.comment, v.regex(linesPattern)),
    phone: v.pipe(TypedText, v.check(isPhoneNumber)),
    country: v.pipe(v.string(), v.check(isOfferedCountry)),
  }),
  v.forward(
    v.partialCheck([['postalCode'], ['country']], ({ postalCode, country }) => isPostcode(postalCode, country)),
    ['postalCode'],
  ),
)
export type Guest = v.InferOutput<typeof GuestSchema>

/** As typed: nothing is lost because it is not right yet. */
export type TypedGuest = Record<GuestField, string>

export const nothingTyped: Readonly<TypedGuest> = eachField(() => '')

export function eachField(textOf: (field: GuestField) => string): TypedGuest {
  return Object.fromEntries(guestFields.map((field) => [field, textOf(field)])) as TypedGuest
}
