import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { AccountDeletionSchema } from '../../contracts/account-data.ts'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import { GuestCancelSchema, readLinkAuthorization } from '../../contracts/my-bookings.ts'
import { PasswordChangeSchema, ProfileSchema, userTypes } from '../../contracts/session.ts'
import { today } from '../../domain/stays.ts'
import { markets } from '../../markets/market.ts'
import { isBookingLink } from '../booking/booking-link.ts'
import { cancelResponse } from '../booking/cancel.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { bearerToken, hashOf } from '../tokens.ts'
import { accountData } from './account-data.ts'
import { accountById, hashPassword, isPassword, passwordFault, sessionReply } from './accounts.ts'
import { deleteAccount, wasDeleted } from './delete-account.ts'
import { bookingOf, bookingsOf } from './my-bookings.ts'
import { badRequest, endOtherSessions, notLoggedIn, readBody, sessionOf, throttled } from './sessions.ts'
import { clearAttempts, countAttempt } from './throttle.ts'

/** What belongs to the account of the bearer token, and to no other. */
export const accountApp = new Hono<{ Bindings: Env }>()

accountApp.get('/user_metas', async (c) => {
  const found = await sessionOf(c)
  if (!found) return notLoggedIn(c)
  const keys = (c.req.query('metaKey_in') ?? '').split(',').filter(Boolean).slice(0, 100)
  const { results } = await c.env.DB.prepare(
    `SELECT meta_key AS metaKey, meta_value AS metaValue FROM user_meta
     WHERE account_id = ?1 AND meta_key IN (SELECT value FROM json_each(?2)) ORDER BY meta_key`,
  )
    .bind(found.session.account.id, JSON.stringify(keys))
    .all()
  return c.json({ data: results, meta: {} })
})

accountApp.get('/bookings', async (c) => {
  const [found, lan] = [await sessionOf(c), readLan(c.req.query('lan'))]
  if (!found) return notLoggedIn(c)
  if (!lan.success) return badRequest(c, lan.issues[0])
  return c.json({ data: await bookingsOf(c.env.DB, found.session.account.id, lan.output, new Date()), meta: {} })
})

accountApp.get('/bookings/:number', async (c) => {
  const number = c.req.param('number')
  const [reader, lan] = [await readerOf(c, number), readLan(c.req.query('lan'))]
  if (!reader) return notLoggedIn(c)
  if (!lan.success) return badRequest(c, lan.issues[0])
  const booking = await bookingOf(c.env.DB, reader.accountId, lan.output, number, new Date())
  return booking ? c.json({ data: booking, meta: {} }) : noBooking(c)
})

/** By the terms, at the fee that the guest was shown. */
accountApp.post('/bookings/:number/cancel', async (c) => {
  const number = c.req.param('number')
  const reader = await readerOf(c, number)
  if (!reader) return notLoggedIn(c)
  const body = await readBody(c, GuestCancelSchema)
  if (!body.success) return badRequest(c, body.issues[0])
  const booking = await bookingOf(c.env.DB, reader.accountId, markets[0].id, number, new Date())
  return booking ? cancelResponse(c, c.env.DB, { number, ...body.output, by: null }) : noBooking(c)
})

/** Whose bookings are read: the session's account's, or, where that is null, the one whose mail carries the link. */
async function readerOf(c: Context<{ Bindings: Env }>, number: string): Promise<{ accountId: number | null } | null> {
  const link = readLinkAuthorization(c.req.header('authorization'), number)
  if (link) return isBookingLink(readVariables(c.env).bookingLinkSecret, link, today()) ? { accountId: null } : null
  const found = await sessionOf(c)
  return found && { accountId: found.session.account.id }
}

function noBooking(c: Context): Response {
  return failure(c, 404, 'not_found', 'The account has no booking of that number.')
}

accountApp.post('/profile', async (c) => {
  const found = await sessionOf(c)
  if (!found) return notLoggedIn(c)
  const body = await readBody(c, ProfileSchema)
  if (!body.success) return badRequest(c, body.issues[0])
  const { firstname, lastname, phone } = body.output
  const { id } = found.session.account
  await c.env.DB.prepare('UPDATE account SET first_name = ?2, last_name = ?3, phone = ?4 WHERE id = ?1')
    .bind(id, firstname, lastname, phone)
    .run()
  const account = await accountById(c.env.DB, id)
  return c.json({ data: sessionReply(account ?? found.session.account, found.token, found.session.target) })
})

/** Needs the password of now: who found an open browser has not got it. Ends every other session. */
accountApp.post('/password', async (c) => {
  const found = await sessionOf(c)
  if (!found) return notLoggedIn(c)
  const body = await readBody(c, PasswordChangeSchema)
  if (!body.success) return badRequest(c, body.issues[0])
  const { account, target } = found.session
  const whose = String(account.id)
  const seconds = await countAttempt(c.env.DB, 'password-change', whose)
  if (seconds > 0) return throttled(c, seconds)
  if (!(await isPassword(body.output.password, account.password))) return c.json({ data: { error: 'wrong_password' } })
  const fault = passwordFault(body.output.new_password)
  if (fault) return c.json({ data: { error: fault } })
  const password = await hashPassword(body.output.new_password)
  const [changed] = await c.env.DB.batch([
    c.env.DB.prepare(
      `UPDATE account SET password = ?2 WHERE id = ?1 AND password IS ?3
         AND EXISTS (SELECT 1 FROM account_token WHERE account_id = ?1 AND hash = ?4)`,
    ).bind(account.id, password, account.password, hashOf(found.token)),
    endOtherSessions(c.env.DB, { id: account.id, password }, found.token),
  ])
  // Another password was set meanwhile: by a reset, which has ended this session, or by this session itself.
  if (!changed || changed.meta.changes === 0) {
    return (await sessionOf(c)) ? c.json({ data: { error: 'wrong_password' } }) : notLoggedIn(c)
  }
  await clearAttempts(c.env.DB, whose, ['password-change'])
  return c.json({ data: sessionReply(account, found.token, target) })
})

/** Everything that is stored of the account, for its owner. */
accountApp.get('/account', async (c) => {
  const [found, lan] = [await sessionOf(c), readLan(c.req.query('lan'))]
  if (!found) return notLoggedIn(c)
  if (!lan.success) return badRequest(c, lan.issues[0])
  return c.json({ data: await accountData(c.env.DB, found.session.account, lan.output, new Date()) })
})

/** Needs the password of now. The same request once more, after it has worked, gets the same reply. */
accountApp.post('/account/delete', async (c) => {
  const { DB: db } = c.env
  const found = await sessionOf(c)
  if (!found) return deletedReply(c)
  const body = await readBody(c, AccountDeletionSchema)
  if (!body.success) return badRequest(c, body.issues[0])
  const { account } = found.session
  if (account.type !== userTypes.customer) {
    return failure(c, 403, 'not_deletable', 'Accounts of owners and staff are deleted by the agency.')
  }
  const seconds = await countAttempt(db, 'password-change', String(account.id))
  if (seconds > 0) return throttled(c, seconds)
  if (!(await isPassword(body.output.password, account.password))) return c.json({ data: { error: 'wrong_password' } })
  await deleteAccount(db, account, found.token, body.output.lan)
  return deletedReply(c)
})

/** For a token without a session: it may be that of the account that has just been deleted. */
async function deletedReply(c: Context<{ Bindings: Env }>): Promise<Response> {
  const token = bearerToken(c.req.header('authorization'))
  const isDeleted = token !== undefined && (await wasDeleted(c.env.DB, token))
  return isDeleted ? c.json({ data: { deleted: true } }) : notLoggedIn(c)
}

function readLan(text: string | undefined) {
  return v.safeParse(MarketIdSchema, Number(text))
}
