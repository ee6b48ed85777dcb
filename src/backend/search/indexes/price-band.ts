import { priceSteps } from '../../../editions/table.ts'
import type { Currency } from '../../../markets/market.ts'
import type { Attribute } from './search-index.ts'

/** Where a total lies among the price steps (domain/search/price-bands.ts), from the total's own attribute. */
export function priceBand(total: Attribute & { kind: 'number' }, currency: Currency): Attribute {
  const tests = priceSteps[currency].flatMap((step) => [`>= ${step * 100}`, `> ${step * 100}`])
  const sql = (from: string) => `iif(${from} IS NULL, NULL, ${placeOf(from, tests, 0)})`
  return { kind: 'number', sql: sql(total.sql), optional: 'left out', rises: { from: total.sql, sql } }
}

/** How many of the tests, each stricter than the one before, a number passes: halves are ruled out at a time. */
function placeOf(from: string, tests: readonly string[], passed: number): string {
  if (tests.length === 0) return String(passed)
  const middle = Math.floor(tests.length / 2)
  const above = placeOf(from, tests.slice(middle + 1), passed + middle + 1)
  return `iif(${from} ${tests[middle]}, ${above}, ${placeOf(from, tests.slice(0, middle), passed)})`
}
