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
  await db
    .prepare('UPDATE booking SET account_id = ?1 WHERE idempotency_key = ?2 AND account_id IS NULL')
    .bind(session.account.id, key)
    .run()
}
