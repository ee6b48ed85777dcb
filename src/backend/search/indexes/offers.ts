import { columnOf } from '../../../editions/names.ts'
import type { Currency } from '../../../editions/table.ts'
import { notHeldSql } from '../../booking/night-holder.ts'
import { firstBookableArrival } from '../../broker/stays/option-rows.ts'

/**
 * SQL that gives every house without an offer its cheapest free stay that nobody holds.
 * @param of condition on `o.lodging_id`, for some houses alone
 */
export function nextOffers(currency: Currency, now: Date, of = '1'): string {
  const total = columnOf('total', currency)
  return `
    INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
    SELECT '${currency}', lodging_id, ${total}, arrival, duration FROM (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY lodging_id ORDER BY ${total}, arrival, duration) AS place
      FROM booking_option o
      WHERE status = 1 AND arrival >= '${firstBookableArrival(now)}' AND ${of} AND ${notHeldSql('o', now)}
        AND NOT EXISTS (SELECT 1 FROM search_offer c WHERE c.currency = '${currency}' AND c.lodging_id = o.lodging_id)
    ) WHERE place = 1`
}
