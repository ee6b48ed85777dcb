import type { MarketId } from '../../editions/table.ts'
import { marketById } from '../../markets/market.ts'
import { queueMail } from '../mail/queue.ts'
import { recipientDigest } from '../mail/visitor-mail.ts'
import { hashOf } from '../tokens.ts'
import { type Account, fullName } from './accounts.ts'

/**
 * Deletes the account with its sessions, links, address, favourites and stay alerts, and queues the mail that confirms
 * it: all in one transaction, or nothing. Bookings stay, without the account; so does whatever the agency has to keep.
 * @param account as it was when its password was checked
 * @param token of the session, which has to be open still
 * @returns whether this call has deleted it
 */
export async function deleteAccount(
  db: D1Database,
  { id, ...account }: Account,
  token: string,
  lan: MarketId,
): Promise<boolean> {
  // Another password, or a session that has ended meanwhile, leaves everything as it is.
  const isOpen = {
    sql: `EXISTS (SELECT 1 FROM account JOIN account_token ON account_token.account_id = account.id
      WHERE account.id = ?1 AND account.password IS ?2 AND account_token.hash = ?3)`,
    values: [id, account.password ?? '', hashOf(token)],
  }
  const run = (sql: string, ...values: readonly (string | number)[]) =>
    db.prepare(`${sql} AND ${isOpen.sql}`).bind(...isOpen.values, ...values)
  const mail = {
    id: mailIdOf(token),
    market: marketById(lan),
    to: account.email,
    template: 'account-deleted',
    data: { name: fullName(account) },
  } as const
  const results = await db.batch([
    queueMail(db, mail, isOpen),
    run('UPDATE booking SET account_id = NULL WHERE account_id = ?1'),
    run('DELETE FROM favorite WHERE user_id = ?1'),
    ...(account.email_proven_at === null
      ? []
      : [
          run('DELETE FROM stay_alert WHERE recipient = ?4', recipientDigest(account.email)),
          run(
            "DELETE FROM confirmation WHERE purpose = 'stay-alert' AND lower(json_extract(payload, '$.email')) = ?4",
            account.email,
          ),
        ]),
    // Its tokens and metas go with it.
    run('DELETE FROM account WHERE id = ?1'),
  ])
  return (results.at(-1)?.meta.changes ?? 0) > 0
}

/** Whether that session's account was deleted by it: the same request once more has nothing left to do. */
export async function wasDeleted(db: D1Database, token: string): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM outbox WHERE id = ?1').bind(mailIdOf(token)).first()) !== null
}

function mailIdOf(token: string): string {
  return `account-deleted-${hashOf(token)}`
}
