import { firstLodgingId } from './houses/build-house.ts'

/** SQL: ids of the houses that somebody has booked, or put down for. */
export const housesOfGuests = 'SELECT lodging_id FROM booking UNION SELECT lodging_id FROM reservation'

/** Their numbers. */
export async function bookedHouses(db: D1Database): Promise<number[]> {
  const { results } = await db.prepare(housesOfGuests).all<{ lodging_id: number }>()
  return results.map((row) => row.lodging_id - firstLodgingId)
}

/** Sells the nights of every booking that is not over and closes the stays that need one of them. */
export async function reapplyBookings(db: D1Database, today: string): Promise<void> {
  await db.batch([
    db
      .prepare(
        `WITH RECURSIVE booked(id, lodging_id, date, left) AS (
           SELECT id, lodging_id, arrival, duration FROM booking
           WHERE cancelled_at IS NULL AND date(arrival, '+' || duration || ' days') > ?1
           UNION ALL
           SELECT id, lodging_id, date(date, '+1 day'), left - 1 FROM booked WHERE left > 1
         )
         INSERT OR REPLACE INTO night (lodging_id, date, holder, expires_at)
         SELECT lodging_id, date, 'booking:' || id, NULL FROM booked`,
      )
      .bind(today),
    db.prepare(
      `UPDATE booking_option SET status = 0
       WHERE lodging_id IN (SELECT lodging_id FROM booking) AND EXISTS (
         SELECT 1 FROM night
         WHERE night.lodging_id = booking_option.lodging_id AND night.date >= booking_option.arrival
           AND night.date < date(booking_option.arrival, '+' || booking_option.duration || ' days')
       )`,
    ),
  ])
}
