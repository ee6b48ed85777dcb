import * as v from 'valibot'
import {
  type ConfirmLoginRequest,
  type LoginRequest,
  type LoginTarget,
  LoginTargetSchema,
  type ToldSession,
} from '../../contracts/session.ts'
import { mailTexts } from '../../editions/mails.ts'
import { marketById } from '../../markets/market.ts'
import { askToConfirm, takeConfirmed } from '../confirm/confirmations.ts'
import { linkOnSite } from '../mail/link-on-site.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { accountByEmail, accountById, toldSession } from './accounts.ts'
import { admitLogin, countFailure, forgiveLine, warnedFailures } from './login-throttle.ts'
import { isPassword } from './passwords.ts'
import { beginSession } from './sessions.ts'
import { warnOwner } from './warn-owner.ts'

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
  { email, password, confirm, shared }: LoginRequest,
  target: LoginTarget | null,
  visitor: string,
  sites: MailSettings['sites'],
): Promise<LoginOutcome> {
  const whose = `${target} ${email}`
  const seconds = await admitLogin(db, whose, visitor)
  if (seconds > 0) return { kind: 'throttled', seconds }
  const account = await accountByEmail(db, email, target)
  const isRight = await isPassword(password, account?.password ?? null)
  // A login that is to be confirmed does the same work, right or wrong: a right one is counted where nobody looks.
  const failures = isRight && !confirm ? 0 : await countFailure(db, isRight ? `confirmed ${whose}` : whose, visitor)
  if (!isRight && failures === warnedFailures) {
    await warnOwner(db, { email, accountId: account?.id ?? 0, target }, new Date())
  }
  if (confirm) {
    const market = marketById(confirm.lan)
    await db.batch(
      askToConfirm(db, {
        kind: confirmationKind,
        payload: { accountId: account?.id ?? 0, target },
        market,
        to: email,
        purpose: mailTexts[market.key].loginPurpose,
        link: (token) => `${linkOnSite(sites, confirm.lan, confirm.url)}?token=${token}`,
        hours: confirmationHours,
        isMeant: isRight,
      }),
    )
    return { kind: 'sent' }
  }
  if (!account || !isRight) return { kind: 'refused' }
  await forgiveLine(db, whose, visitor)
  return { kind: 'session', session: toldSession(account, await beginSession(db, account.id, target, shared), target) }
}

/** The login that a mail's token confirms; null for one that confirms nothing. */
export async function confirmLogin(
  db: D1Database,
  { token, shared }: ConfirmLoginRequest,
): Promise<ToldSession | null> {
  const confirmed = await takeConfirmed(db, confirmationKind, token, ConfirmedLoginSchema)
  const account = confirmed && (await accountById(db, confirmed.accountId))
  if (!account) return null
  return toldSession(account, await beginSession(db, account.id, confirmed.target, shared), confirmed.target)
}
