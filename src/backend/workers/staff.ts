import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { AccountEmailSchema } from '../../contracts/email.ts'
import { readOrderBy } from '../../contracts/order-by.ts'
import { type DirectoryEntry, roleLabel, type UserType, userTypes } from '../../contracts/session.ts'
import { endMailedLogins } from '../auth/login.ts'
import { badRequest, notLoggedIn, readBody, sessionOf } from '../auth/sessions.ts'
import { clearAccountAttempts } from '../auth/throttle.ts'
import type { Env } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { requireServiceKey } from '../middleware/guards.ts'

/** Permission of the agency's own people to see who its owners and guests are, and to help them in again. */
export const directoryPermission = 'bs'

/** Actions of the agency's staff for owners and guests (specification, section 7), behind the workers service. */
export const bsApp = new Hono<{ Bindings: Env }>()

const requireStaff = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const found = await sessionOf(c)
  if (!found) return notLoggedIn(c)
  const permissions: unknown = JSON.parse(found.session.account.permissions)
  if (!Array.isArray(permissions) || !permissions.includes(directoryPermission)) {
    return failure(c, 403, 'forbidden', `The permission "${directoryPermission}" is needed.`)
  }
  await next()
  c.header('cache-control', 'no-store')
})

bsApp.get('/rest/v1/bs/creditors', requireServiceKey, requireStaff, (c) =>
  listResponse(c.env.DB, userTypes.creditor, c.req.url),
)
bsApp.get('/rest/v1/bs/customers', requireServiceKey, requireStaff, (c) =>
  listResponse(c.env.DB, userTypes.customer, c.req.url),
)

/** Resets the count of attempts: the subject is a mail address. */
bsApp.post('/bs/reset-captcha', requireServiceKey, requireStaff, async (c) => {
  const body = await readBody(c, v.object({ subject: AccountEmailSchema }))
  if (!body.success) return badRequest(c, body.issues[0])
  const targets = ['guest', 'owner', 'null']
  const counts = await Promise.all(
    targets.map((target) => clearAccountAttempts(c.env.DB, `${target} ${body.output.subject}`)),
  )
  return c.json({ data: { reset: counts.reduce((sum, count) => sum + count, 0) }, meta: {} })
})

/** Ends every link that opens the customer's account, mailed or in a browser. */
bsApp.post('/bs/reset-customer-links', requireServiceKey, requireStaff, async (c) => {
  const body = await readBody(c, v.object({ customerId: v.pipe(v.number(), v.integer(), v.minValue(1)) }))
  if (!body.success) return badRequest(c, body.issues[0])
  const { customerId } = body.output
  const ended = await c.env.DB.batch([
    c.env.DB.prepare(
      `DELETE FROM account_token WHERE account_id = (SELECT id FROM account WHERE id = ?1 AND type = ?2)`,
    ).bind(customerId, userTypes.customer),
    endMailedLogins(c.env.DB, customerId),
  ])
  return c.json({ data: { reset: ended.reduce((sum, { meta }) => sum + meta.changes, 0) }, meta: {} })
})

async function listResponse(db: D1Database, type: UserType, url: string): Promise<Response> {
  const order = orderOf(new URL(url).searchParams)
  if (order === null) {
    const message = 'Lists are ordered by order_by[field]=asc or desc, of a field that they have.'
    return Response.json({ error: { code: 'invalid_order', message } }, { status: 400 })
  }
  const data = await listAccounts(db, type, order)
  return Response.json({ data, meta: { count: data.length } })
}

/** Fields that a list may be ordered by → the column. */
const columns = {
  id: 'id',
  email: 'email',
  firstname: 'first_name',
  lastname: 'last_name',
  phone: 'phone',
  createdAt: 'created_at',
} as const
const fields = Object.keys(columns) as (keyof typeof columns)[]

/** `order_by[field]=direction`, in the order given → ORDER BY; null for one that names no field or no direction. */
function orderOf(query: URLSearchParams): string | null {
  const orders = readOrderBy(query, fields)
  return orders && [...orders.map(({ field, direction }) => `${columns[field]} ${direction}`), 'id asc'].join(', ')
}

/** Everybody of one user type. @param order of orderOf */
async function listAccounts(db: D1Database, type: UserType, order: string): Promise<DirectoryEntry[]> {
  const { results } = await db
    .prepare(
      `SELECT id, email, first_name, last_name, phone, created_at FROM account WHERE type = ?1 ORDER BY ${order}`,
    )
    .bind(type)
    .all<{ id: number; email: string; first_name: string; last_name: string; phone: string; created_at: number }>()
  return results.map((row) => ({
    id: row.id,
    type,
    role: roleLabel(type),
    email: row.email,
    firstname: row.first_name,
    lastname: row.last_name,
    phone: row.phone,
    createdAt: new Date(row.created_at).toISOString(),
  }))
}
