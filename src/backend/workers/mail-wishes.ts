import { createHash } from 'node:crypto'
import type { Condition } from '../mail/queue.ts'

/** Mails that one address gets in a day at the wish of visitors, whoever they are. */
export const mostWishesADay = 5
const day = 24 * 60 * 60 * 1000

/** A mail that a visitor wished for, to an address that may be anybody's. */
export interface MailWish {
  /** Of the mail: the same wish again is the same. */
  id: string
  kind: 'share-favorites' | 'lodging-views'
  to: string
}

export function forgetOldWishes(db: D1Database, now: number): D1PreparedStatement {
  return db.prepare('DELETE FROM mail_wish WHERE created_at <= ?1').bind(now - day)
}

/** Holds while the address may still be written to today. */
export function mayBeWrittenTo({ to }: MailWish): Condition {
  return {
    sql: `(SELECT count(*) FROM mail_wish WHERE recipient = ?1) < ${mostWishesADay}`,
    values: [digestOf(to)],
  }
}

/** Stands behind the mail's own statement in the batch, which it counts. */
export function countWish(db: D1Database, wish: MailWish, now: number): D1PreparedStatement {
  const { sql, values } = mayBeWrittenTo(wish)
  return db
    .prepare(`INSERT OR IGNORE INTO mail_wish (id, kind, recipient, created_at) SELECT ?2, ?3, ?1, ?4 WHERE ${sql}`)
    .bind(...values, wish.id, wish.kind, now)
}

/** How many of these wishes were granted, now or when they were sent before. */
export async function countGranted(db: D1Database, wishes: readonly MailWish[]): Promise<number> {
  const found = await db
    .prepare('SELECT count(*) AS granted FROM mail_wish WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(wishes.map(({ id }) => id)))
    .first<{ granted: number }>()
  return found?.granted ?? 0
}

export function digestOf(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex')
}
