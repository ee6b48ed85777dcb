import type { LoginTarget, ResetError, ToldSession } from '../../contracts/session.ts'
import { accountById, toldSession } from './accounts.ts'
import { forgiveAccount } from './login-throttle.ts'
import { hashPassword, passwordFault } from './passwords.ts'
import { beginSession, endOtherSessions } from './sessions.ts'
import { hashOf } from './tokens.ts'

interface Reset {
  user_id: number
  reset_token: string
  password: string
  password_confirm: string
  shared?: true
}

/**
 * Sets the password that a mailed token allows, once. Whoever was in the account before is out: every session, old key
 * and other link of it ends. The address is proven by it.
 */
export async function resetPassword(
  db: D1Database,
  { user_id: id, reset_token: token, password, password_confirm: repeated, shared }: Reset,
  target: LoginTarget,
): Promise<ToldSession | ResetError> {
  const fault = password === repeated ? passwordFault(password) : 'password_mismatch'
  if (fault) return fault
  const taken = await db
    .prepare(
      `DELETE FROM account_token
       WHERE hash = ?1 AND account_id = ?2 AND kind = 'reset' AND target = ?3 AND expires_at > ?4 RETURNING account_id`,
    )
    .bind(hashOf(token), id, target, Date.now())
    .first()
  const account = taken && (await accountById(db, id))
  if (!account) return 'invalid_token'
  const hash = await hashPassword(password)
  await db.batch([
    db
      .prepare('UPDATE account SET password = ?2, email_proven_at = coalesce(email_proven_at, ?3) WHERE id = ?1')
      .bind(id, hash, Date.now()),
    endOtherSessions(db, id),
  ])
  await forgiveAccount(db, `${target} ${account.email}`)
  return toldSession(account, await beginSession(db, id, target, shared), target)
}
