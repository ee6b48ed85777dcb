import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { visitorHeader } from '../../contracts/booking.ts'
import { comparableEmail } from '../../contracts/email.ts'
import { unknownVisitor } from '../../domain/visitors.ts'
import { networkOf } from '../booking/night-holder.ts'
import { type NewConfirmation, requestConfirmation } from '../confirm/confirmations.ts'
import { type Condition, type NewMail, queueMail } from './queue.ts'
import type { TemplateName } from './templates/templates.ts'

/**
 * Maximum mails that one address gets within a day because visitors typed it into forms: one budget for all forms. A
 * reservation has its own, so that nobody can use up a guest's by filling in forms in their name. Mails that belong to
 * a contract or an account (booking confirmations, receipts of extras, reset links, warnings) are neither counted nor
 * limited here.
 */
export const maxMailsPerDay = { visitor: 5, reservation: 5 } as const
type MailBudget = keyof typeof maxMailsPerDay
/** Such mails that one line of the network may cause within a day, to whomever: a household, or a hotel's guests. */
export const maxMailsPerNetwork = 40

const dayMs = 24 * 60 * 60 * 1000

export interface MailCause {
  /** Which form it was: 'share-favorites', 'form:contact'. */
  form: string
  /** The visitor's network, as `mailNetwork` returns it. Null: the caller does not name one. */
  network: string | null
  budget?: MailBudget
  /** Receipts: a second one within the day is not sent. */
  isOnceADay?: boolean
  /** What else has to hold, as the statements before it left things. */
  onlyIf?: Condition
}

/**
 * The statements that queue a mail to an address that may be anybody's, unless its budget is used up, and count it. The
 * same mail again (by its id) is one. They belong into the batch that writes what the mail reports.
 */
export function visitorMail<Name extends TemplateName>(
  db: D1Database,
  mail: NewMail<Name>,
  cause: MailCause,
  now: number,
): D1PreparedStatement[] {
  return [forgetCounted(db, now), queueMail(db, mail, withinLimits(mail.to, cause)), countMail(db, mail, cause, now)]
}

/** As `visitorMail`, of the mail with which a visitor confirms something: once by `id`, though its token is always new. */
export function visitorConfirmation(
  db: D1Database,
  id: string,
  confirmation: Omit<NewConfirmation, 'onlyIf'>,
  cause: Omit<MailCause, 'onlyIf'>,
  now: number,
): D1PreparedStatement[] {
  const isNew = { sql: 'NOT EXISTS (SELECT 1 FROM mail_wish WHERE id = ?1)', values: [id] }
  const { to } = confirmation
  return [
    forgetCounted(db, now),
    ...requestConfirmation(db, { ...confirmation, onlyIf: withinLimits(to, { ...cause, onlyIf: isNew }) }),
    countMail(db, { id, to }, cause, now),
  ]
}

/** The visitor's network line in a call, as the table stores it: comparable, but without the address. */
export async function mailNetwork(c: Context): Promise<string | null> {
  const line = c.req.header(visitorHeader)
  return line === undefined || line === unknownVisitor ? null : networkOf(line)
}

/** Deletes what is counted no longer. */
export function forgetCounted(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare('DELETE FROM mail_wish WHERE created_at <= ?1').bind(now - dayMs)
}

function countMail(db: D1Database, mail: { id: string; to: string }, cause: MailCause, now: number) {
  const { sql, values } = withinLimits(mail.to, cause)
  return db
    .prepare(
      `INSERT OR IGNORE INTO mail_wish (id, kind, recipient, network, created_at)
       SELECT ?${values.length + 1}, ?2, ?1, nullif(?5, ''), ?${values.length + 2} WHERE ${sql}`,
    )
    .bind(...values, mail.id, now)
}

/** How many of these mails were granted, now or when they were queued before. */
export async function countGranted(db: D1Database, ids: readonly string[]): Promise<number> {
  const found = await db
    .prepare('SELECT count(*) AS granted FROM mail_wish WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(ids))
    .first<{ granted: number }>()
  return found?.granted ?? 0
}

/** Of one mailbox, however its address is written: capitals, what follows a +, and the dots that Gmail ignores. */
export function recipientDigest(email: string): string {
  const [local = '', domain = ''] = comparableEmail(email).split('@')
  const box = local.replace(/\+.*$/s, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  const mailbox = isGmail ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
  return createHash('sha256').update(mailbox).digest('hex')
}

/** Its first two values are the recipient and the form. */
function withinLimits(to: string, cause: MailCause): Condition {
  const { form, network, budget = 'visitor', isOnceADay = false, onlyIf = { sql: '1', values: [] } } = cause
  const kind = `${budget} ${form}`
  const own = [recipientDigest(to), kind, `${budget} %`, isOnceADay ? 1 : 0, network ?? '']
  const further = onlyIf.sql.replace(/\?(\d+)/g, (_, place) => `?${Number(place) + own.length}`)
  return {
    sql: `(SELECT count(*) FROM mail_wish WHERE recipient = ?1 AND kind LIKE ?3) < ${maxMailsPerDay[budget]}
      AND (?4 = 0 OR NOT EXISTS (SELECT 1 FROM mail_wish WHERE recipient = ?1 AND kind = ?2))
      AND (?5 = '' OR (SELECT count(*) FROM mail_wish WHERE network = ?5) < ${maxMailsPerNetwork})
      AND ${further}`,
    values: [...own, ...onlyIf.values],
  }
}
