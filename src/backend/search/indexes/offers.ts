import { currencyCodes } from '../../../editions/table.ts'
import { sweepHolds } from '../../booking/holds.ts'
import type { Moment } from './moment.ts'
import { nextOffers } from './next-offers.ts'

/** SQL that finds a row when a house's cheapest stay has passed, or a hold has ended that may have been on it. */
export function staleOffers({ firstArrival, now }: Moment): string {
  return `SELECT 1 WHERE EXISTS (SELECT 1 FROM search_offer WHERE arrival < '${firstArrival}')
    OR EXISTS (SELECT 1 FROM night WHERE expires_at <= ${Math.floor(now / 1000)})`
}

/** Gives houses whose cheapest stay has passed, or was held and is free again, their cheapest one. */
export async function replaceStaleOffers(db: D1Database, { firstArrival, now }: Moment): Promise<void> {
  const passed = 'SELECT lodging_id FROM search_offer WHERE arrival < ?1'
  await sweepHolds(db, new Date(now))
  await db.batch([
    db.prepare(`DELETE FROM search_offer WHERE lodging_id IN (${passed})`).bind(firstArrival),
    ...currencyCodes.map((currency) => db.prepare(nextOffers(currency, new Date(now)))),
  ])
}
