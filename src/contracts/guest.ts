import * as v from 'valibot'
import { TypedEmailSchema } from './email.ts'
import { isSeen, linePattern, linesPattern } from './form-fields.ts'
import { isPhoneNumber, longestComment, longestName, longestPhone, TypedText } from './typed-text.ts'

/** A country's format of postcodes, with an example. */
interface PostcodeFormat {
  pattern: RegExp
  example: string
}

const digits = (count: number, example: string): PostcodeFormat => ({
  // With the country's sign in front: D-24937, LV-1010.
  pattern: new RegExp(`^(?:[A-Z]{1,3}[- ]?)?(?!0+$)\\d{${count}}$`),
  example,
})
/** Digits in two groups, with or without the gap. */
const groups = (first: number, second: number, example: string): PostcodeFormat => ({
  pattern: new RegExp(`^(?:[A-Z]{1,3}[- ]?)?(?![0 -]+$)\\d{${first}}[ -]?\\d{${second}}$`),
  example,
})

/** By ISO 3166 code: the countries that guests can say they come from, and their postcodes (UPU S42). */
const postcodeFormats = {
  AT: digits(4, '1010'),
  AU: digits(4, '2000'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/, example: 'K1A 0B1' },
  CH: digits(4, '8001'),
  CY: digits(4, '1010'),
  CZ: groups(3, 2, '110 00'),
  DE: { pattern: /^(?:DE?[- ]?)?(?!00)\d{5}$/, example: '24937' },
  DK: digits(4, '6857'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FO: digits(3, '100'),
  FR: groups(2, 3, '75001'),
  GB: { pattern: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/, example: 'SW1A 1AA' },
  GL: digits(4, '3900'),
  GR: groups(3, 2, '105 57'),
  HR: digits(5, '10000'),
  HU: digits(4, '1011'),
  // Often only the first part is given.
  IE: { pattern: /^(?:[A-Z]\d{2}|D6W)(?:[ -]?[A-Z\d]{4})?$/, example: 'D02 X285' },
  IS: digits(3, '101'),
  IT: digits(5, '00118'),
  LI: digits(4, '9490'),
  LT: digits(5, '01100'),
  LU: digits(4, '1009'),
  LV: digits(4, '1010'),
  MT: { pattern: /^[A-Z]{3}[ -]?\d{2,4}$/, example: 'VLT 1117' },
  NL: { pattern: /^(?:NL[- ]?)?[1-9]\d{3} ?[A-Z]{2}$/, example: '1012 AB' },
  NO: digits(4, '0150'),
  PL: groups(2, 3, '00-001'),
  PT: { pattern: /^(?:P[- ]?)?[1-9]\d{3}(?:[- ]?\d{3})?$/, example: '1000-001' },
  RO: digits(6, '010011'),
  SE: groups(3, 2, '111 22'),
  SI: digits(4, '1000'),
  SK: groups(3, 2, '811 01'),
  UA: digits(5, '01001'),
  US: { pattern: /^(?!0{5})\d{5}(?:[- ]?\d{4})?$/, example: '10001' },
} as const satisfies Record<string, PostcodeFormat>

type CountryCode = keyof typeof postcodeFormats

/** The countries that a booking offers. */
export const countryCodes = Object.keys(postcodeFormats) as CountryCode[]

function isOfferedCountry(code: string): code is CountryCode {
  return Object.hasOwn(postcodeFormats, code)
}

/** Whether it can be a postcode of the country, in capitals or not. Of a country that is not offered, any is one. */
export function isPostcode(typed: string, country: string): boolean {
  if (!isOfferedCountry(country)) return true
  const code = typed
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/[\u2010-\u2015]/g, '-')
  return postcodeFormats[country].pattern.test(code)
}

/** A postcode of the country as it is usually written; '' for one that is not offered. */
export function examplePostcode(country: string): string {
  return isOfferedCountry(country) ? postcodeFormats[country].example : ''
}

/** A name or an address: markup and control characters have no place in one. */
const Line = (max: number) => v.pipe(TypedText, v.minLength(1), v.maxLength(max), v.regex(/^[^<>\p{Cc}]*$/u))

/** Characters of a postal address's parts. */
export const longestAddress = 160
export const longestPostcode = 12
export const longestCity = 80

/** The fields of the first version. */
const firstFields = {
  firstName: Line(longestName),
  lastName: Line(longestName),
  email: TypedEmailSchema,
  phone: Line(longestPhone),
  address: Line(longestAddress),
  postalCode: Line(longestPostcode),
  city: Line(longestCity),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** Several lines, and a <3 if someone likes. */
  comment: v.pipe(v.optional(TypedText, ''), v.maxLength(longestComment), v.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)),
}

/**
 * Fields that were added since, each as `v.optional(v.pipe(TypedText, v.maxLength(…), v.regex(linePattern)), '')`: stored
 * drafts and requests from before lack them, and an empty field of the form is ''. So `Line`, which an empty text does not
 * pass, makes all of those unreadable. A required field is made strict in `readableFields`.
 */
const laterFields = {} as const satisfies Record<string, v.OptionalSchema<v.GenericSchema<string, string>, ''>>

/** A guest as a request carries one: texts of a length. */
export const SentGuestSchema = v.object({ ...firstFields, ...laterFields })
/** Where a field is drawn, labelled and shown again, the pages of the booking do not compile without it. */
export type GuestField = keyof typeof SentGuestSchema.entries
export const guestFields = Object.keys(SentGuestSchema.entries) as GuestField[]

/** A line that is read as it stands. */
const ReadableLine = (max: number) => v.pipe(Line(max), v.check(isSeen), v.regex(linePattern))

const readableFields = {
  ...SentGuestSchema.entries,
  firstName: ReadableLine(80),
  lastName: ReadableLine(80),
  address: ReadableLine(160),
  city: ReadableLine(80),
  comment: v.pipe(SentGuestSchema.entries.comment, v.regex(linesPattern)),
  phone: v.pipe(TypedText, v.check(isPhoneNumber)),
  country: v.pipe(v.string(), v.check(isOfferedCountry)),
}

/** Whether a guest has to fill it in. */
export function isRequiredOfGuest(name: GuestField): boolean {
  return !v.is(readableFields[name], '')
}

/** A guest with everything that a mail, a call and an invoice require. */
export const GuestSchema = v.pipe(
  v.object(readableFields),
  v.forward(
    v.partialCheck([['postalCode'], ['country']], ({ postalCode, country }) => isPostcode(postalCode, country)),
    ['postalCode'],
  ),
)
export type Guest = v.InferOutput<typeof GuestSchema>

/** As typed: invalid text is not lost. */
export type TypedGuest = Record<GuestField, string>

export const nothingTyped: Readonly<TypedGuest> = eachField(() => '')

export function eachField(textOf: (field: GuestField) => string): TypedGuest {
  return Object.fromEntries(guestFields.map((field) => [field, textOf(field)])) as TypedGuest
}
