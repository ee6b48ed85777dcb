import type { MarketId } from '../contracts/lodging.ts'

export type EditionKey = 'da' | 'de' | 'en'
export type Locale = 'da-DK' | 'de-DE' | 'en'
export type Currency = 'DKK' | 'EUR'

/** An edition of the site (specification, section 1): one language, one locale, one currency. */
export interface Market {
  id: MarketId
  key: EditionKey
  locale: Locale
  /** For the platform's Intl formats: English readers of a Danish agency expect day before month. */
  formatLocale: string
  currency: Currency
  /** The word before a house's code in its address. */
  lodgingPrefix: string
}

export const markets: readonly [Market, Market, Market] = [
  { id: 1, key: 'da', locale: 'da-DK', formatLocale: 'da-DK', currency: 'DKK', lodgingPrefix: 'sommerhus' },
  { id: 2, key: 'de', locale: 'de-DE', formatLocale: 'de-DE', currency: 'EUR', lodgingPrefix: 'ferienhaus' },
  { id: 7, key: 'en', locale: 'en', formatLocale: 'en-GB', currency: 'EUR', lodgingPrefix: 'holiday-home' },
]

export function marketById(id: MarketId): Market {
  const market = markets.find((candidate) => candidate.id === id)
  if (!market) throw new Error(`No market ${id}`)
  return market
}
