import { addressKeys } from '../../contracts/session.ts'
import type { MarketId } from '../../editions/table.ts'
import { type BookingRow, bookingColumns, listedBooking } from '../booking/listed-booking.ts'
import { bearerToken } from '../tokens.ts'
import { findSession } from './sessions.ts'

/** Booked while logged in, or under the address that a mail has proven to be the account's. */
export const ownBooking = `(booking.account_id = account.id OR (booking.account_id IS NULL AND account.email_proven_at IS NOT NULL
  AND lower(json_extract(booking.guest, '$.email')) = account.email))`

/** The account's bookings, the latest arrival first. */
export async function bookingsOf(db: D1Database, accountId: number, lan: MarketId, now: Date) {
  const { results } = await db
    .prepare(
      `SELECT ${bookingColumns('?2')}
       FROM account JOIN booking ON ${ownBooking}
       JOIN lodging ON lodging.id = booking.lodging_id
       WHERE account.id = ?1
       ORDER BY booking.arrival DESC, booking.id DESC LIMIT 200`,
    )
    .bind(accountId, lan)
    .all<BookingRow>()
  return results.map((row) => listedBooking(row, now))
}

/**
 * One of the account's bookings, or, without an account, the one that a mail's link opens: null where there is none of
 * that number.
 */
export async function bookingOf(db: D1Database, accountId: number | null, lan: MarketId, number: string, now: Date) {
  const row = await db
    .prepare(
      `SELECT ${bookingColumns('?2')}, (SELECT key FROM booking_key WHERE booking_id = booking.id) AS key
       FROM booking JOIN lodging ON lodging.id = booking.lodging_id
       WHERE booking.number = ?3 AND (?1 IS NULL OR EXISTS (SELECT 1 FROM account WHERE account.id = ?1 AND ${ownBooking}))`,
    )
    .bind(accountId, lan, number)
    .first<BookingRow & { key: string | null }>()
  return row && { ...listedBooking(row, now), addOnKey: row.cancelled_at === null ? row.key : null }
}

/**
 * Links the bookings of those keys to the account whose session was used. An invalid token changes nothing; nor does
 * another one once a booking has an account.
 * @param authorization of the booking's request
 */
export async function linkBookings(
  db: D1Database,
  authorization: string | undefined,
  keys: readonly string[],
): Promise<void> {
  const token = bearerToken(authorization)
  const session = token === undefined ? null : await findSession(db, token)
  if (!session) return
  await db.batch([
    db
      .prepare(
        `UPDATE booking SET account_id = (SELECT id FROM account WHERE id = ?1)
         WHERE idempotency_key IN (SELECT value FROM json_each(?2)) AND account_id IS NULL`,
      )
      .bind(session.account.id, JSON.stringify(keys)),
    // All of them are of one guest.
    ...keys.slice(0, 1).map((key) => storePostalAddress(db, session.account.id, key)),
  ])
}

/**
 * Stores the booking's postal address, the latest one typed, in the account, unless the booking has another mail
 * address.
 */
function storePostalAddress(db: D1Database, accountId: number, key: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO user_meta (account_id, meta_key, meta_value)
       SELECT account.id, part.key, part.value
       FROM booking JOIN account ON account.id = booking.account_id, json_each(booking.guest) AS part
       WHERE booking.idempotency_key = ?2 AND account.id = ?1
         AND lower(json_extract(booking.guest, '$.email')) = account.email
         AND part.key IN (SELECT value FROM json_each(?3))
       ON CONFLICT (account_id, meta_key) DO UPDATE SET meta_value = excluded.meta_value`,
    )
    .bind(accountId, key, JSON.stringify(addressKeys))
}
