import * as v from 'valibot'
import { type LoginRequest, type LoginTarget, LoginTargetSchema, type ToldSession } from '../../contracts/session.ts'
import { marketById } from '../../markets/market.ts'
import { askToConfirm, takeConfirmed } from '../confirm/confirmations.ts'
import { accountByEmail, accountById, toldSession } from './accounts.ts'
import { loginPurpose } from './mailed.ts'
import { isPassword } from './passwords.ts'
import { beginSession } from './sessions.ts'
import { countAttempt, forgiveAttempts } from './throttle.ts'

export type LoginOutcome =
  | { kind: 'session'; session: ToldSession }
  /** If address and password belong together, a mail is on its way. */
  | { kind: 'sent' }
  | { kind: 'refused' }
  | { kind: 'throttled'; seconds: number }

const confirmationKind = 'login'
const confirmationHours = 1
const ConfirmedLoginSchema = v.object({ accountId: v.number(), target: v.nullable(LoginTargetSchema) })

/**
 * Address and password → a session. An unknown address costs what a known one costs and gets the same answer; so does a
 * login that is to be confirmed, right or wrong.
 */
export async function login(
  db: D1Database,
  { email, password, confirm }: LoginRequest,
  target: LoginTarget | null,
  visitor: string,
): Promise<LoginOutcome> {
  const seconds = Math.max(
    await countAttempt(db, 'login-account', `${target} ${email}`),
    await countAttempt(db, 'login-visitor', visitor),
  )
  if (seconds > 0) return { kind: 'throttled', seconds }
  const account = await accountByEmail(db, email, target)
  const isRight = await isPassword(password, account?.password ?? null)
  if (confirm) {
    const market = marketById(confirm.lan)
    await db.batch(
      askToConfirm(db, {
        kind: confirmationKind,
        payload: { accountId: account?.id ?? 0, target },
        market,
        to: email,
        purpose: loginPurpose(market),
        link: (token) => `${confirm.url}?token=${token}`,
        hours: confirmationHours,
        isMeant: isRight,
      }),
    )
    return { kind: 'sent' }
  }
  if (!account || !isRight) return { kind: 'refused' }
  await forgiveAttempts(db, `${target} ${email}`, ['login-account'])
  return { kind: 'session', session: toldSession(account, await beginSession(db, account.id, target), target) }
}

/** The login that a mail's token confirms; null for one that confirms nothing. */
export async function confirmLogin(db: D1Database, token: string): Promise<ToldSession | null> {
  const confirmed = await takeConfirmed(db, confirmationKind, token, ConfirmedLoginSchema)
  const account = confirmed && (await accountById(db, confirmed.accountId))
  if (!account) return null
  return toldSession(account, await beginSession(db, account.id, confirmed.target), confirmed.target)
}
