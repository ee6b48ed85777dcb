import type { Market } from './market.ts'

/** @param code ISO 3166-1, two capitals; anything else is its own name */
export function countryName(market: Market, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(market.formatLocale, { type: 'region' }).of(code) ?? code
}
