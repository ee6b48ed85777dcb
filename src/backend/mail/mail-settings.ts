import type { MarketId } from '../../editions/table.ts'
import { type EditionKey, marketById } from '../../markets/market.ts'

/** Mail settings from the worker's variables. */
export interface MailSettings {
  brand: string
  /** Each edition's site, for links in mails: without a slash at its end. */
  sites: Record<EditionKey, string>
  /** The sender's address; the brand is its name. */
  from: string
  provider: MailProvider
  /** Signs the link to a booking in its confirmation; empty: it carries none. */
  bookingLinkSecret: string
}

/** What the office is written of bookings and of what guests send. */
export interface OfficeMailSettings {
  when: 'at-once' | 'daily' | 'none'
  /** Empty: the agency's own address, as the settings of the content have it. */
  to: string
}

export type MailProvider =
  /** Nothing leaves: mails are read at /mail/. */
  | { kind: 'none' }
  /** The EMAIL binding. It takes no idempotency key. */
  | { kind: 'cloudflare' }
  /** A provider that takes mails as JSON and their id in the Idempotency-Key header, which it honours for so long. */
  | { kind: 'http'; url: string; key: string; keyMilliseconds: number }

/**
 * The URL with the edition's configured origin: callers choose the page of a mail's link, but not its host, port or
 * scheme.
 */
export function linkOnSite(sites: MailSettings['sites'], lan: MarketId, url: string): string {
  const { pathname, search } = new URL(url)
  return `${sites[marketById(lan).key]}${pathname}${search}`
}
