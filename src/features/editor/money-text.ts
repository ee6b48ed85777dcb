import type { Currency } from '../../editions/table.ts'
import { formatMoney } from '../../markets/formats.ts'
import { markets } from '../../markets/market.ts'

/** Øre or cents, as the console writes them: in English, in the currency that they are of. */
export function moneyText(currency: Currency, minor: number): string {
  return formatMoney({ ...english, currency }, minor)
}

/** The console is in English, whichever edition it is opened in. */
export const english = markets.find(({ key }) => key === 'en') ?? markets[0]
