import { addressKeys } from '../../contracts/session.ts'
import { findSession } from './sessions.ts'

/**
 * The booking made under that key is the account's whose session was open meanwhile. A token that is nobody's changes
 * nothing; nor does another one once the booking is somebody's.
 * @param authorization of the booking's request
 */
export async function linkBooking(db: D1Database, authorization: string | undefined, key: string): Promise<void> {
  const [, token] = /^Bearer ([\x21-\x7e]{16,2048})$/.exec(authorization ?? '') ?? []
  const session = token === undefined ? null : await findSession(db, token)
  if (!session) return
  await db.batch([
    db
      .prepare('UPDATE booking SET account_id = ?1 WHERE idempotency_key = ?2 AND account_id IS NULL')
      .bind(session.account.id, key),
    keepUrl(db, session.account.id, key),
  ])
}

/** The address that the account's owner has typed last is the account's. One of somebody else's mail address is not. */
function keepUrl(db: D1Database, accountId: number, key: string): D1PreparedStatement {
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
