import * as v from 'valibot'
import { TypedText } from './typed-text.ts'

/** The longest address that mail servers take (RFC 5321), in UTF-8 bytes. */
const maxEmailBytes = 254
const maxLocalBytes = 64

/**
 * Letters and digits of any script, apostrophes as in O'Brien's, joined by single dots: nothing that has a meaning in a
 * header or in HTML between double quotes. Compiling a pattern of all letters takes a millisecond at each evaluation of
 * the module, and most addresses pass the ASCII one.
 */
const asciiLocalPart = /^[\w'+-]+(?:\.[\w'+-]+)*$/
const localPart = String.raw`^[\p{L}\p{M}\p{N}_'+-]+(?:\.[\p{L}\p{M}\p{N}_'+-]+)*$`
const asciiTypedDomain = /^[a-z\d][a-z\d-]*(?:\.[a-z\d][a-z\d-]*)+$/i
const typedDomain = String.raw`^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+$`
/** Labels as the DNS has them; the last is no number. */
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/

/**
 * A mail address as it is stored, sent to and compared: its domain in lower case and ASCII (UTS 46), its local part as
 * typed, in UTF-8 (RFC 6531: a mail server without SMTPUTF8 refuses those beyond ASCII). Null for what is none.
 */
export function normalizeEmail(text: string): string | null {
  const [local = '', domain = '', ...more] = text.trim().normalize('NFC').split('@')
  if (more.length > 0) return null
  if (!asciiLocalPart.test(local) && !new RegExp(localPart, 'u').test(local)) return null
  if (!asciiTypedDomain.test(domain) && !new RegExp(typedDomain, 'u').test(domain)) return null
  const url = `http://${domain}`
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  if (!asciiDomain.test(host)) return null
  const normal = `${local}@${host}`
  return bytesOf(local) <= maxLocalBytes && bytesOf(normal) <= maxEmailBytes ? normal : null
}

export function isEmail(text: string): boolean {
  return normalizeEmail(text) !== null
}

/** The form in which two addresses are compared; what is no address stays as it is, in lower case. */
export function comparableEmail(text: string): string {
  return (normalizeEmail(text) ?? text.trim()).toLowerCase()
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

/** Unchanged, to be shown again. */
export const TypedEmailSchema = v.pipe(TypedText, v.check(isEmail, 'email'))

/** In the form in which it is stored and used. */
export const EmailSchema = v.pipe(
  TypedEmailSchema,
  v.transform((text) => normalizeEmail(text) ?? text),
)

/** In the form by which accounts are found. */
export const AccountEmailSchema = v.pipe(TypedEmailSchema, v.transform(comparableEmail))
