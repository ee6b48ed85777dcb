import type { Moment } from './moment.ts'

/** Gives houses whose cheapest stay has passed their next cheapest. */
export async function replacePassedOffers(db: D1Database, { firstArrival }: Moment): Promise<void> {
  const passed = 'SELECT lodging_id FROM search_offer WHERE arrival < ?1'
  await db.batch([
    db.prepare(`DELETE FROM search_offer WHERE lodging_id IN (${passed})`).bind(firstArrival),
    db.prepare(nextOffers('DKK')).bind(firstArrival),
    db.prepare(nextOffers('EUR')).bind(firstArrival),
  ])
}

/** For every house without an offer that has a free stay. */
function nextOffers(currency: string): string {
  const total = `total_${currency.toLowerCase()}`
  return `
    INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
    SELECT '${currency}', lodging_id, ${total}, arrival, duration FROM (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY lodging_id ORDER BY ${total}, arrival, duration) AS place
      FROM booking_option o
      WHERE status = 1 AND arrival >= ?1 AND NOT EXISTS (
        SELECT 1 FROM search_offer c WHERE c.currency = '${currency}' AND c.lodging_id = o.lodging_id
      )
    ) WHERE place = 1`
}
