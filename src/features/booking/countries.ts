import { countryCodes } from '../../contracts/postcodes.ts'
import type { Market } from '../../markets/market.ts'
import type { Choice } from '../../ui/field.tsx'

/** In the edition's words and order, its own country first. */
export function countryChoices(market: Market, own: string): Choice[] {
  const names = new Intl.DisplayNames(market.formatLocale, { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => Number(b.value === own) - Number(a.value === own) || a.label.localeCompare(b.label, market.locale))
}

export function countryName(market: Market, code: string): string {
  return new Intl.DisplayNames(market.formatLocale, { type: 'region' }).of(code) ?? code
}
