import {
  type ForgotRequest,
  type LoginTarget,
  type ResetError,
  type SessionData,
  userTypes,
} from '../../contracts/session.ts'
import { marketById } from '../../markets/market.ts'
import { linkOnSite, type MailSettings } from '../mail/mail-settings.ts'
import { queueMail } from '../mail/queue.ts'
import { hashOf, newToken } from '../tokens.ts'
import {
  accountByEmail,
  accountById,
  fullName,
  hashPassword,
  passwordFault,
  sessionReply,
  typesOf,
} from './accounts.ts'
import { beginSession, endOtherSessions } from './sessions.ts'
import { clearAccountAttempts, countAttempt } from './throttle.ts'

/** Minutes that a reset link works. */
const resetMinutes = 60

/**
 * Mails the link that sets a new password. Known and unknown addresses run the very same statements; their data decides
 * whether something is written. A guest who has booked under the address without an account gets an account: the mail
 * proves the address.
 * @returns the seconds to wait after too many requests from one network; an address with too many requests gets no more
 * mails, without any sign of it
 */
export async function sendResetLink(
  db: D1Database,
  { email, lan, url }: ForgotRequest,
  target: LoginTarget,
  visitor: string,
  sites: MailSettings['sites'],
): Promise<number> {
  const seconds = await countAttempt(db, 'forgot-visitor', visitor)
  if (seconds > 0) return seconds
  const isOften = (await countAttempt(db, 'forgot-account', `${target} ${email}`)) > 0
  const token = newToken()
  const hash = hashOf(token)
  const now = Date.now()
  const [type = userTypes.customer] = typesOf(target)
  await createForBookings(db, email, type, now)
  const account = await accountByEmail(db, email, target)
  const resetUrl = new URL(linkOnSite(sites, lan, url))
  resetUrl.searchParams.set('user', String(account?.id ?? 0))
  resetUrl.searchParams.set('token', token)
  await db.batch([
    db
      .prepare("DELETE FROM account_token WHERE expires_at <= ?1 OR (account_id = ?2 AND kind = 'reset' AND ?3)")
      .bind(now, account?.id ?? 0, isOften ? 0 : 1),
    db
      .prepare(
        `INSERT INTO account_token (hash, account_id, kind, target, expires_at)
         SELECT ?1, id, 'reset', ?2, ?3 FROM account WHERE id = ?4 AND ?5`,
      )
      .bind(hash, target, now + resetMinutes * 60_000, account?.id ?? 0, isOften ? 0 : 1),
    queueMail(
      db,
      {
        id: `reset-${hash}`,
        market: marketById(lan),
        to: email,
        template: 'reset-password',
        data: { name: account ? fullName(account) : '', link: resetUrl.href, minutes: resetMinutes },
      },
      { sql: 'EXISTS (SELECT 1 FROM account_token WHERE hash = ?1)', values: [hash] },
    ),
  ])
  return 0
}

function createForBookings(db: D1Database, email: string, type: number, now: number) {
  return db
    .prepare(
      `INSERT OR IGNORE INTO account (type, email, first_name, last_name, phone, created_at)
       SELECT ?2, ?1, json_extract(guest, '$.firstName'), json_extract(guest, '$.lastName'),
         json_extract(guest, '$.phone'), ?3
       FROM booking WHERE lower(json_extract(guest, '$.email')) = ?1 AND ?2 = ?4 ORDER BY id DESC LIMIT 1`,
    )
    .bind(email, type, now, userTypes.customer)
    .run()
}

interface Reset {
  user_id: number
  reset_token: string
  password: string
  password_confirm: string
  shared?: true
}

/**
 * Sets the password that a mailed token allows, once. Every session, older key and other link of the account ends. The
 * link proves the address.
 */
export async function resetPassword(
  db: D1Database,
  { user_id: id, reset_token: token, password, password_confirm: repeated, shared }: Reset,
  target: LoginTarget | null,
): Promise<SessionData | ResetError> {
  const fault = password === repeated ? passwordFault(password) : 'password_mismatch'
  if (fault) return fault
  const isOpen = `EXISTS (SELECT 1 FROM account_token
    WHERE hash = ?1 AND account_id = ?2 AND kind = 'reset' AND target IS ?3 AND expires_at > ?4)`
  const link = [hashOf(token), id, target, Date.now()]
  const open = await db
    .prepare(`SELECT 1 WHERE ${isOpen}`)
    .bind(...link)
    .first()
  const account = open && (await accountById(db, id))
  if (!account) return 'invalid_token'
  const hash = await hashPassword(password)
  // The link ends with the others in the batch that sets the password: a press that fails can be repeated.
  const [set] = await db.batch([
    db
      .prepare(
        `UPDATE account SET password = ?5, email_proven_at = coalesce(email_proven_at, ?4) WHERE id = ?2 AND ${isOpen}`,
      )
      .bind(...link, hash),
    endOtherSessions(db, { id, password: hash }),
  ])
  if (set?.meta.changes !== 1) return 'invalid_token'
  await clearAccountAttempts(db, `${target} ${account.email}`)
  const begun = await beginSession(db, { id, password: hash }, target, shared)
  return begun === null ? 'invalid_token' : sessionReply(account, begun, target)
}
