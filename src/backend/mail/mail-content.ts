import type { BookingLink } from '../../contracts/my-bookings.ts'
import type { MailTexts } from '../../editions/mails.ts'
import type { Market } from '../../markets/market.ts'

/** A mail before it is HTML or plain text: both are written from the same blocks, so neither lacks a fact. */
export interface MailContent {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  title: string
  blocks: readonly MailBlock[]
}

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** One fact to be found again at once, such as a booking number. */
  | { kind: 'mark'; label: string; value: string }
  | { kind: 'rows'; rows: readonly MailRow[] }
  /** Amounts and their total. */
  | { kind: 'sum'; rows: readonly MailRow[]; total: MailRow }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'links'; links: readonly { title: string; text: string; url: string }[] }
  | { kind: 'steps'; steps: readonly string[] }
  /** Somebody else's words, in the lines in which they were written. */
  | { kind: 'quote'; text: string }
  /** Small print. */
  | { kind: 'note'; text: string }

export interface MailRow {
  label: string
  value: string
}

/** What every template writes with. */
export interface MailContext {
  market: Market
  brand: string
  /** Address of the edition's site, without a slash at its end. */
  site: string
  texts: MailTexts
  /** What opens the booking without a login; null where nothing is signed. */
  bookingLink(number: string, departure: string): BookingLink | null
}
