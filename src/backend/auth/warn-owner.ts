import type { LoginTarget } from '../../contracts/session.ts'
import { marketById, markets } from '../../markets/market.ts'
import { href } from '../../urls/paths.ts'
import { queueMail } from '../mail/queue.ts'

/**
 * Tells the owner of an account of wrong passwords, at most once a day however long they go on. Known and unknown
 * addresses run the same statements. In the language of the owner's last booking.
 */
export async function warnOwner(
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
