import type { MarketId } from '../../editions/table.ts'
import { marketById } from '../../markets/market.ts'
import type { MailSettings } from './mail-settings.ts'

/**
 * The address with the configured origin of the edition in place of its own: who calls may say which page a mail leads to,
 * not on which host, port or scheme.
 */
export function linkOnSite(sites: MailSettings['sites'], lan: MarketId, url: string): string {
  const { pathname, search } = new URL(url)
  return `${sites[marketById(lan).key]}${pathname}${search}`
}
