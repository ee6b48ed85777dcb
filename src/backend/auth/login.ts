import * as v from 'valibot'
import {
  type ConfirmLoginRequest,
  type LoginRequest,
  type LoginTarget,
  LoginTargetSchema,
  type SessionData,
  userTypes,
} from '../../contracts/session.ts'
import { mailTexts } from '../../editions/mails.ts'
import { marketById, markets } from '../../markets/market.ts'
import { href } from '../../urls/paths.ts'
import { redeemConfirmation, requestConfirmation } from '../confirm/confirmations.ts'
import { linkOnSite, type MailSettings } from '../mail/mail-settings.ts'
import { queueMail } from '../mail/queue.ts'
import { hashOf } from '../tokens.ts'
import { type Account, accountByEmail, accountById, isPassword, sessionReply } from './accounts.ts'
import { beginSession } from './sessions.ts'
import { admitLogin, clearLine, countFailure, warnedFailures } from './throttle.ts'

type LoginOutcome =
  | { kind: 'session'; session: SessionData }
  /** If address and password belong together, a mail is on its way. */
  | { kind: 'sent' }
  | { kind: 'refused' }
  | { kind: 'throttled'; seconds: number }

const confirmationKind = 'login'
const confirmationHours = 1
const ConfirmedLoginSchema = v.object({
  accountId: v.number(),
  target: v.nullable(LoginTargetSchema),
  /** Digest of what is stored of the password that was right; missing in mails of an earlier build. */
  passwordDigest: v.optional(v.string()),
})

/**
 * Address and password → a session. An unknown address takes the same work as a known one and gets the same reply; so
 * does a login that has to be confirmed, right or wrong.
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
  // A login that has to be confirmed does the same work, right or wrong: a right one is counted under a key that is not
  // used.
  const failures = isRight && !confirm ? 0 : await countFailure(db, isRight ? `confirmed ${whose}` : whose, visitor)
  if (!isRight && failures >= warnedFailures) {
    await warnOwner(db, { email, accountId: account?.id ?? 0, target }, new Date())
  }
  if (confirm) {
    const market = marketById(confirm.lan)
    await db.batch(
      requestConfirmation(db, {
        kind: confirmationKind,
        payload: { accountId: account?.id ?? 0, target, passwordDigest: digestOf(account) },
        market,
        to: email,
        purpose: mailTexts[market.key].loginPurpose,
        link: (token) => `${linkOnSite(sites, confirm.lan, confirm.url)}?token=${token}`,
        hours: confirmationHours,
        onlyIf: { sql: '?1', values: [isRight ? 1 : 0] },
      }),
    )
    return { kind: 'sent' }
  }
  if (!account || !isRight) return { kind: 'refused' }
  await clearLine(db, whose, visitor)
  const token = await beginSession(db, account, target, shared)
  return token === null ? { kind: 'refused' } : { kind: 'session', session: sessionReply(account, token, target) }
}

function digestOf(account: Pick<Account, 'password'> | null): string {
  return hashOf(account?.password ?? '')
}

/** The login that a mail's token confirms; null for one that confirms nothing, or a password that has changed since. */
export async function confirmLogin(
  db: D1Database,
  { token, shared }: ConfirmLoginRequest,
): Promise<SessionData | null> {
  const confirmed = await redeemConfirmation(db, confirmationKind, token, ConfirmedLoginSchema)
  const account = confirmed && (await accountById(db, confirmed.accountId))
  if (!account || (confirmed.passwordDigest ?? digestOf(account)) !== digestOf(account)) return null
  const begun = await beginSession(db, account, confirmed.target, shared)
  return begun === null ? null : sessionReply(account, begun, confirmed.target)
}

/** Ends the mailed links that would log in to the customer's account. */
export function endMailedLogins(db: D1Database, customerId: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM confirmation WHERE purpose = ?1 AND payload ->> 'accountId' = ?2
         AND EXISTS (SELECT 1 FROM account WHERE id = ?2 AND type = ?3)`,
    )
    .bind(confirmationKind, customerId, userTypes.customer)
}

/**
 * Mails the owner of an account about wrong passwords, at most once a day. Known and unknown addresses run the same
 * statements. In the language of the owner's last booking.
 */
async function warnOwner(
  db: D1Database,
  { email, accountId, target }: { email: string; accountId: number; target: LoginTarget | null },
  now: Date,
): Promise<void> {
  const row = await db
    .prepare('SELECT language_id AS lan FROM booking WHERE account_id = ?1 ORDER BY id DESC LIMIT 1')
    .bind(accountId)
    .first<{ lan: number }>()
  const market = markets.find(({ id }) => id === row?.lan) ?? marketById(1)
  await queueMail(
    db,
    {
      id: `login-warning-${accountId}-${now.toISOString().slice(0, 10)}`,
      market,
      to: email,
      template: 'login-warning',
      data: { path: href.forgotPassword(target ?? 'guest') },
    },
    { sql: 'EXISTS (SELECT 1 FROM account WHERE id = ?1)', values: [accountId] },
  ).run()
}
