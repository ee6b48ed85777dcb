import type { Currency, EditionKey, Locale, MarketId } from '../editions/table.ts'

export { editions as markets, marketById } from '../editions/table.ts'
export type { Currency, EditionKey, Locale }

/** An edition of the site, as a row of the table has it. */
export interface Market {
  id: MarketId
  key: EditionKey
  locale: Locale
  formatLocale: string
  currency: Currency
  lodgingPrefix: string
}
