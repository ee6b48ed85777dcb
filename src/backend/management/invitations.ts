import { Hono } from 'hono'
import * as v from 'valibot'
import { envelope } from '../../contracts/envelope.ts'
import { type Invitation, InvitationSchema } from '../../contracts/office.ts'
import { type LoginTarget, userTypes } from '../../contracts/session.ts'
import { marketById } from '../../markets/market.ts'
import { href } from '../../urls/paths.ts'
import { fullName } from '../auth/accounts.ts'
import { type Env, readVariables } from '../env.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueMail } from '../mail/queue.ts'
import { failure } from '../middleware/failures.ts'
import { hashOf, newToken } from '../tokens.ts'
import { directoryPermission } from '../workers/staff.ts'

/** Accounts of staff and owners, who are invited by mail. */
export const invitationsApp = new Hono<{ Bindings: Env }>()

invitationsApp.post('/invitations', async (c) => {
  const body = v.safeParse(InvitationSchema, await c.req.json().catch(() => undefined))
  if (!body.success) {
    const field = v.getDotPath(body.issues[0]) ?? 'body'
    return failure(c, 400, 'ValidationFailed', `${field}: an invitation has email, role (staff or owner) and lan.`)
  }
  const { mail } = readVariables(c.env)
  const { isNew, expiresAt } = await invite(c.env.DB, body.output, mail.sites, new Date())
  const data = { email: body.output.email, isNew, expiresAt: expiresAt.toISOString() }
  return c.json(envelope(data), isNew ? 201 : 200, { 'cache-control': 'no-store' })
})

/** Days for which the link of an invitation works. */
export const invitationDays = 7

const roles = {
  staff: { type: userTypes.internal, target: null, permissions: [directoryPermission] },
  owner: { type: userTypes.creditor, target: 'owner', permissions: [] },
} as const satisfies Record<Invitation['role'], { type: number; target: LoginTarget | null; permissions: string[] }>

/**
 * Creates the account if there is none yet, and mails a link that sets its password; earlier links stop working. An
 * existing account has its name, password and permissions until the link is used.
 */
async function invite(
  db: D1Database,
  { email, role, firstName = '', lastName = '', lan }: Invitation,
  sites: MailSettings['sites'],
  now: Date,
): Promise<{ isNew: boolean; expiresAt: Date }> {
  const { type, target, permissions } = roles[role]
  const market = marketById(lan)
  const token = newToken()
  const hash = hashOf(token)
  const expiresAt = new Date(now.getTime() + invitationDays * 24 * 60 * 60 * 1000)
  const created = await db
    .prepare(
      `INSERT OR IGNORE INTO account (type, email, first_name, last_name, permissions, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(type, email, firstName, lastName, JSON.stringify(permissions), now.getTime())
    .run()
  const account = await db
    .prepare('SELECT id, first_name, last_name FROM account WHERE type = ?1 AND email = ?2')
    .bind(type, email)
    .first<{ id: number; first_name: string; last_name: string }>()
  if (!account) throw new Error('The account was deleted while it was invited')
  const link = new URL(sites[market.key] + href.resetPassword(target))
  link.searchParams.set('user', String(account.id))
  link.searchParams.set('token', token)
  await db.batch([
    db.prepare("DELETE FROM account_token WHERE account_id = ?1 AND kind = 'reset'").bind(account.id),
    db
      .prepare(
        "INSERT INTO account_token (hash, account_id, kind, target, expires_at) VALUES (?1, ?2, 'reset', ?3, ?4)",
      )
      .bind(hash, account.id, target, expiresAt.getTime()),
    queueMail(db, {
      id: `invitation-${hash}`,
      market,
      to: email,
      template: 'invitation',
      data: { name: fullName(account), link: link.href, days: invitationDays },
    }),
  ])
  return { isNew: created.meta.changes > 0, expiresAt }
}
