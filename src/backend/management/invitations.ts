import { Hono } from 'hono'
import * as v from 'valibot'
import { envelope } from '../../contracts/envelope.ts'
import { InvitationSchema } from '../../contracts/invitation.ts'
import { invite } from '../auth/invite.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'

/** Who may log in beside guests: people of the agency and owners, invited by mail. */
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
