import { createHmac } from 'node:crypto'
import type { BookingLink } from '../../contracts/my-bookings.ts'
import { addDays } from '../../domain/stays.ts'
import { isSameText } from '../tokens.ts'

/** Days after departure until which the link in the confirmation opens the booking. */
export const bookingLinkDays = 30

/**
 * The key that opens the booking without a login: computed for its mail, and not stored.
 * @param secrets separated by commas, of which the first signs; empty: null
 */
export function signBookingLink(secrets: string, number: string, departure: string): BookingLink | null {
  const [secret] = secretsOf(secrets)
  const until = addDays(departure, bookingLinkDays)
  return secret === undefined ? null : { number, until, signature: signatureOf(secret, { number, until }) }
}

/** Whether the key was signed with one of the secrets for that booking and a day that is not over. */
export function isBookingLink(secrets: string, link: BookingLink, today: string): boolean {
  const isSigned = secretsOf(secrets).some((secret) => isSameText(link.signature, signatureOf(secret, link)))
  return isSigned && today <= link.until
}

function secretsOf(secrets: string): string[] {
  return secrets.split(',').flatMap((each) => each.trim() || [])
}

function signatureOf(secret: string, { number, until }: Pick<BookingLink, 'number' | 'until'>): string {
  return createHmac('sha256', secret).update(`my-booking ${number} ${until}`).digest('base64url')
}
