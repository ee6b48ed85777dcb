import { defaultDuration, firstBookableArrival } from '../../../domain/stays.ts'
import { columnOf } from '../../../editions/names.ts'
import type { Currency } from '../../../editions/table.ts'
import { notHeldSql } from '../../booking/night-holder.ts'

/** SQL: whether the stay `o` may be its house's offer. */
const offered = (now: Date) => `status = 1 AND arrival >= '${firstBookableArrival(now)}' AND ${notHeldSql('o', now)}`

/** SQL: which of a house's stays is its offer, the first: its cheapest week, and where it has none its cheapest stay. */
export const offerOrder = (total: string) => `duration <> ${defaultDuration}, ${total}, arrival, duration`

/** SQL that deletes the offers of some houses (?1, a JSON list of ids) that are not their first free stay any more. */
export function endOtherOffers(currency: Currency, now: Date): string {
  const total = columnOf('total', currency)
  return `
    DELETE FROM search_offer
    WHERE currency = '${currency}' AND lodging_id IN (SELECT value FROM json_each(?1))
      AND (total, arrival, duration) IS NOT (
        SELECT ${total}, arrival, duration FROM booking_option o
        WHERE o.lodging_id = search_offer.lodging_id AND ${offered(now)}
        ORDER BY ${offerOrder(total)} LIMIT 1
      )`
}

/**
 * SQL that stores the offer of every house that has none: its cheapest free week or stay, held by nobody.
 * @param of condition on `o.lodging_id`, for some houses only
 */
export function nextOffers(currency: Currency, now: Date, of = '1'): string {
  const total = columnOf('total', currency)
  return `
    INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
    SELECT '${currency}', lodging_id, ${total}, arrival, duration FROM (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY lodging_id ORDER BY ${offerOrder(total)}) AS place
      FROM booking_option o
      WHERE ${offered(now)} AND ${of}
        AND NOT EXISTS (SELECT 1 FROM search_offer c WHERE c.currency = '${currency}' AND c.lodging_id = o.lodging_id)
    ) WHERE place = 1`
}
