import type { LoginTarget } from '../../contracts/session.ts'
import { hashOf, newToken } from '../tokens.ts'
import type { Account } from './accounts.ts'

/** Milliseconds that a session lasts, whatever is done with it (specification, section 9: 720 hours). */
const sessionMaxAgeMs = 720 * 60 * 60 * 1000
/** … on a device that others use too: somebody may forget to log out. */
const sharedSessionMaxAgeMs = 2 * 60 * 60 * 1000

export interface OpenSession {
  account: Account
  target: LoginTarget | null
  /** Of a session, or the key of an old login. */
  kind: 'session' | 'api'
}

/** A new session's token, which nobody has had before. */
export async function beginSession(
  db: D1Database,
  accountId: number,
  target: LoginTarget | null,
  isShared = false,
): Promise<string> {
  const token = newToken()
  const now = Date.now()
  await db.batch([
    db.prepare('DELETE FROM account_token WHERE expires_at <= ?1').bind(now),
    db
      .prepare('INSERT INTO account_token (hash, account_id, kind, target, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)')
      .bind(hashOf(token), accountId, 'session', target, now + (isShared ? sharedSessionMaxAgeMs : sessionMaxAgeMs)),
  ])
  return token
}

/** Whose token it is; null for one that has ended, or never was. */
export async function findSession(db: D1Database, token: string): Promise<OpenSession | null> {
  const row = await db
    .prepare(
      `SELECT account.*, account_token.target AS session_target, account_token.kind AS session_kind
       FROM account_token JOIN account ON account.id = account_token.account_id
       WHERE account_token.hash = ?1 AND account_token.kind IN ('session', 'api') AND account_token.expires_at > ?2`,
    )
    .bind(hashOf(token), Date.now())
    .first<Account & { session_target: LoginTarget | null; session_kind: OpenSession['kind'] }>()
  if (!row) return null
  const { session_target: target, session_kind: kind, ...account } = row
  return { account, target, kind }
}

export async function endSession(db: D1Database, token: string): Promise<void> {
  await db.prepare('DELETE FROM account_token WHERE hash = ?1').bind(hashOf(token)).run()
}

/** Ends everything that opens the account, but that one session. */
export function endOtherSessions(db: D1Database, accountId: number, exceptToken = ''): D1PreparedStatement {
  return db
    .prepare('DELETE FROM account_token WHERE account_id = ?1 AND hash <> ?2')
    .bind(accountId, hashOf(exceptToken))
}
