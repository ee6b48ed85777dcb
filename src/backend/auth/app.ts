import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  ConfirmLoginRequestSchema,
  ForgotRequestSchema,
  LoginRequestSchema,
  type LoginTarget,
  LoginTargetSchema,
  ResetRequestSchema,
  WhoamiRequestSchema,
} from '../../contracts/session.ts'
import { type Env, readVariables } from '../env.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { failure } from '../middleware/failures.ts'
import { accountApp } from './account-app.ts'
import { sessionReply } from './accounts.ts'
import { resetPassword, sendResetLink } from './forgotten-password.ts'
import { confirmLogin, login } from './login.ts'
import {
  badRequest,
  beginSession,
  endSession,
  readBody,
  requirePublicKey,
  sessionOf,
  throttled,
  visitorOf,
} from './sessions.ts'
import { countAttempt } from './throttle.ts'

type AuthContext = Context<{ Bindings: Env }>

/** The auth service (specification, section 7). Only callers with the service's keys may use it; its replies are not cached. */
export const authApp = new Hono<{ Bindings: Env }>()

authApp.use(requirePublicKey)
authApp.use(async (c, next) => {
  await next()
  c.header('cache-control', 'no-store')
})

authApp.post('/login', (c) => loginResponse(c, null))
authApp.post('/login/:target', (c) => {
  const target = v.safeParse(LoginTargetSchema, c.req.param('target'))
  return target.success ? loginResponse(c, target.output) : unsupportedTarget(c)
})

/** Confirms a login that came without a captcha's proof, by the token of its mail. */
authApp.post('/confirm-login', async (c) => {
  const body = await readBody(c, ConfirmLoginRequestSchema)
  if (!body.success) return badRequest(c, body.issues[0])
  const seconds = await countAttempt(c.env.DB, 'reset-visitor', visitorOf(c))
  if (seconds > 0) return throttled(c, seconds)
  const session = await confirmLogin(c.env.DB, body.output)
  return session ? c.json({ data: session }) : refused(c)
})

/** A session's token stays what it is; an old login's key gets a session of its own. */
authApp.post('/whoami', async (c) => {
  const body = await readBody(c, WhoamiRequestSchema)
  if (!body.success) return badRequest(c, body.issues[0])
  const found = await sessionOf(c)
  const target = body.output.loginTarget ?? found?.session.target ?? null
  if (!found || (found.session.target !== null && found.session.target !== target)) {
    return notASession(c)
  }
  const { session, token } = found
  const current = session.kind === 'session' ? token : await beginSession(c.env.DB, session.account, target)
  if (current === null) return notASession(c)
  return c.json({ data: sessionReply(session.account, current, session.target ?? target) })
})

/** Ends the session: a token that was stolen opens nothing any more. */
authApp.post('/logout', async (c) => {
  const found = await sessionOf(c)
  if (found?.session.kind === 'session') await endSession(c.env.DB, found.token)
  return c.json({ data: { loggedOut: true } })
})

authApp.post('/:target/forgot-password', async (c) => {
  const target = v.safeParse(LoginTargetSchema, c.req.param('target'))
  if (!target.success) return unsupportedTarget(c)
  const body = await readBody(c, ForgotRequestSchema)
  if (!body.success) return badRequest(c, body.issues[0])
  const seconds = await sendResetLink(c.env.DB, body.output, target.output, visitorOf(c), sitesOf(c))
  return seconds > 0 ? throttled(c, seconds) : c.json({ data: { sent: 'ok' } })
})

authApp.post('/token-reset-password', (c) => resetResponse(c, null))
authApp.post('/:target/token-reset-password', (c) => {
  const target = v.safeParse(LoginTargetSchema, c.req.param('target'))
  return target.success ? resetResponse(c, target.output) : unsupportedTarget(c)
})

authApp.route('/rest/v1/entities', accountApp)

async function resetResponse(c: AuthContext, target: LoginTarget | null): Promise<Response> {
  const body = await readBody(c, ResetRequestSchema)
  if (!body.success) return badRequest(c, body.issues[0])
  const seconds = await countAttempt(c.env.DB, 'reset-visitor', visitorOf(c))
  if (seconds > 0) return throttled(c, seconds)
  const outcome = await resetPassword(c.env.DB, body.output, target)
  return c.json({ data: typeof outcome === 'string' ? { error: outcome } : outcome })
}

async function loginResponse(c: AuthContext, target: LoginTarget | null): Promise<Response> {
  const body = await readBody(c, LoginRequestSchema)
  if (!body.success) return badRequest(c, body.issues[0])
  const outcome = await login(c.env.DB, body.output, target, visitorOf(c), sitesOf(c))
  if (outcome.kind === 'throttled') return throttled(c, outcome.seconds)
  if (outcome.kind === 'refused') return refused(c)
  return c.json({ data: outcome.kind === 'sent' ? { sent: 'ok' } : outcome.session })
}

function sitesOf(c: AuthContext): MailSettings['sites'] {
  return readVariables(c.env).mail.sites
}

function notASession(c: AuthContext): Response {
  return failure(c, 401, 'no_session', 'The token is not, or no longer, a session’s.')
}

function refused(c: AuthContext): Response {
  return failure(c, 401, 'invalid_credentials', 'Address and password do not belong together.')
}

function unsupportedTarget(c: AuthContext): Response {
  return failure(c, 404, 'unsupported_target', 'There are the targets guest and owner.')
}
