import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as letters, digits, - and _: what a cookie or a link carries. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Stored hash of a token, which does not reveal it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The token of an Authorization header, RFC 6750; undefined where there is none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\x21-\x7e]{16,2048})$/i.exec(authorization ?? '')?.[1]
}

/** No 0 O 1 I L: what is read out on the telephone is written down right. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/** The readable form: the prefix and eight characters, each equally likely. */
export function newReference(start: string): string {
  let reference = start
  while (reference.length < start.length + length) {
    const [random = 255] = crypto.getRandomValues(new Uint8Array(1))
    // 248 is the largest multiple of the alphabet's 31 characters that a byte holds.
    if (random < 248) reference += alphabet.charAt(random % alphabet.length)
  }
  return reference
}

/** A booking's number as it is stored, where it is typed as it is spoken or written down: 'mh 2345abcd'. */
export function joinBookingNumber(typed: string): string {
  return typed.replace(/^mh[\s.\p{Pd}]*(?=[a-z\d]{8}$)/iu, 'MH-')
}

/** Compares digests of equal length, so that the time taken reveals nothing of the secret. */
export function isSameText(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}
