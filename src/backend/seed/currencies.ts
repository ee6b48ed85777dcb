import type { Currency } from '../../editions/table.ts'
import { currencyCodes } from '../../editions/table.ts'

/** Kroner for one unit of it, at the agency's fixed rates. */
const kronerPer: Readonly<Record<Currency, number>> = { DKK: 1, EUR: 7.45 }

/** The agency's fee for a booking, in øre or cents. */
export const transactionFees: Readonly<Record<Currency, number>> = { DKK: 9_500, EUR: 1_300 }

/** Øre → whole units of the currency, as øre or cents. */
export function inCurrency(currency: Currency, ore: number): number {
  return Math.round(ore / 100 / kronerPer[currency]) * 100
}

/** Øre → øre or cents. */
export function inFractions(currency: Currency, ore: number): number {
  return Math.round(ore / kronerPer[currency])
}

export function byCurrency<Value>(valueIn: (currency: Currency) => Value): Record<Currency, Value> {
  return Object.fromEntries(currencyCodes.map((currency) => [currency, valueIn(currency)])) as Record<Currency, Value>
}
