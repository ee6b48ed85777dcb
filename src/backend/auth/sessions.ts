import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { LoginTarget } from '../../contracts/session.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { bearerToken, hashOf, isSameText, newToken } from '../tokens.ts'
import type { Account } from './accounts.ts'

/** Milliseconds that a session lasts, whatever is done with it (specification, section 9: 720 hours). */
const sessionMaxAgeMs = 720 * 60 * 60 * 1000
/** The same on a shared device, where somebody may forget to log out. */
const sharedSessionMaxAgeMs = 2 * 60 * 60 * 1000

interface OpenSession {
  account: Account
  target: LoginTarget | null
  /** Of a session, or the key of an old login. */
  kind: 'session' | 'api'
}

/**
 * Creates a session, unless the account has got another password since it was read: a new password ends every session,
 * also one that was about to begin.
 * @returns its new token; null where none has begun
 */
export async function beginSession(
  db: D1Database,
  { id, password }: ReadAccount,
  target: LoginTarget | null,
  isShared = false,
): Promise<string | null> {
  const token = newToken()
  const now = Date.now()
  const [, begun] = await db.batch([
    db.prepare('DELETE FROM account_token WHERE expires_at <= ?1').bind(now),
    db
      .prepare(
        `INSERT INTO account_token (hash, account_id, kind, target, expires_at)
         SELECT ?1, id, 'session', ?3, ?4 FROM account WHERE id = ?2 AND password IS ?5`,
      )
      .bind(hashOf(token), id, target, now + (isShared ? sharedSessionMaxAgeMs : sessionMaxAgeMs), password),
  ])
  return begun && begun.meta.changes > 0 ? token : null
}

/** An account, and the hash of the password that it had when it was read. */
type ReadAccount = Pick<Account, 'id' | 'password'>

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

/** Ends everything that opens the account, but that one session, where this has become its password. */
export function endOtherSessions(db: D1Database, { id, password }: ReadAccount, exceptToken = ''): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM account_token WHERE account_id = ?1 AND hash <> ?2
         AND EXISTS (SELECT 1 FROM account WHERE id = ?1 AND password IS ?3)`,
    )
    .bind(id, hashOf(exceptToken), password)
}

type AuthContext = Context<{ Bindings: Env }>

/** The auth service's own key, beside the one of every service (specification, section 7). */
const publicKeyHeader = 'x-public-key'
/** Which line of the network a caller's visitor comes from, as a digest: what attempts are counted by. */
const visitorHeader = 'x-visitor'

export const requirePublicKey = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  if (!isSameText(c.req.header(publicKeyHeader) ?? '', readVariables(c.env).authPublicKey)) {
    return failure(c, 401, 'unauthorized', `The header ${publicKeyHeader} is missing or not the auth service’s key.`)
  }
  await next()
})

export function visitorOf(c: AuthContext): string {
  return c.req.header(visitorHeader)?.slice(0, 100) ?? 'unknown'
}

/** The session of the bearer token; null where there is none that lives. */
export async function sessionOf(c: AuthContext): Promise<{ session: OpenSession; token: string } | null> {
  const token = bearerToken(c.req.header('authorization'))
  const session = token === undefined ? null : await findSession(c.env.DB, token)
  return session && token ? { session, token } : null
}

/** A list is no body: a schema whose fields are all optional would take it for one without any. */
export async function readBody<Schema extends v.GenericSchema>(c: AuthContext, schema: Schema) {
  const body: unknown = await c.req.json().catch(() => undefined)
  return v.safeParse(schema, Array.isArray(body) ? undefined : body)
}

/** Says which field is wrong and never what was in it. */
export function badRequest(c: AuthContext, issue: v.BaseIssue<unknown>): Response {
  return failure(c, 400, 'invalid_request', `${v.getDotPath(issue) ?? 'body'}: not as the contract has it.`)
}

export function throttled(c: AuthContext, seconds: number): Response {
  const error = { code: 'too_many_attempts', message: `Try again in ${seconds} seconds.`, retryAfter: seconds }
  return c.json({ error }, 429, { 'retry-after': String(seconds), 'cache-control': 'no-store' })
}

export function notLoggedIn(c: AuthContext): Response {
  return failure(c, 401, 'no_session', 'A session’s token is needed as bearer.')
}
